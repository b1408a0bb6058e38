import type { ReactNode } from 'react';
import { TextLink } from '../button/text-link';
import { Notice } from '../feedback/notice';
import { FormStack } from '../layout/form-layout';

export interface CustomerWarningProps {
  /** Why to think twice, as `useCustomerBlock` of `@fm/data` says it. */
  readonly block: { readonly customerId: string; readonly title: string; readonly text: string } | undefined;
  /** The field the customer is chosen in. */
  readonly children: ReactNode;
}

/** Says below the field when work for the customer chosen should not be planned without asking. It refuses nothing. */
export const CustomerWarning = ({ block, children }: CustomerWarningProps) => (
  <FormStack>
    {children}
    {block && (
      <Notice tone="warning" title={block.title}>
        <p>
          {block.text}{' '}
          <TextLink to={`/customers/form?id=${block.customerId}`} newTab>
            Open the customer
          </TextLink>
        </p>
      </Notice>
    )}
  </FormStack>
);
