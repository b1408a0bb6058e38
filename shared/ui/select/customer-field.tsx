import { TextLink } from '../button/text-link';
import { Notice } from '../feedback/notice';
import { FormStack } from '../layout/form-layout';
import { ComboBoxField, type ComboBoxFieldProps, type ComboOption } from './combo-box-field';

export interface CustomerFieldProps<Option extends ComboOption> extends ComboBoxFieldProps<Option> {
  /** Why to think twice, as `useCustomerBlock` of `@fm/data` says it. */
  readonly block: { readonly customerId: string; readonly title: string; readonly text: string } | undefined;
}

/** For which customer. Says below when work for it should not be planned without asking, and refuses nothing. */
export const CustomerField = <Option extends ComboOption>({
  block,
  ...field
}: CustomerFieldProps<Option>) => (
  <FormStack>
    <ComboBoxField {...field} required />
    {block && (
      <Notice tone="warning" title={block.title}>
        <p>
          {block.text}{' '}
          <TextLink to={`/customers/${block.customerId}`} newTab>
            Open the customer
          </TextLink>
        </p>
      </Notice>
    )}
  </FormStack>
);
