import { customerOptions, employeeOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { BelongingField, ComboBoxField, CustomerField } from '@fm/ui/select';
import { contactOptions } from './api/contact-options';
import type { OfferFormState } from './offer-form-state';

const changed = { shouldDirty: true } as const;

/** What is offered to whom. Site and contact belong to the customer and go with it. */
export function AboutSection({ form }: { readonly form: OfferFormState }) {
  const { control, setValue } = form;
  const customer = useWatch({ control, name: 'customerRef' });
  const block = useCustomerBlock(customer);
  return (
    <FormSection title="About">
      <FormWide>
        <Field control={control} name="title" label="Title">
          {(field) => <TextField {...field} required />}
        </Field>
      </FormWide>
      <Field control={control} name="customerRef" label="Customer">
        {(field) => (
          <CustomerField
            {...field}
            load={customerOptions}
            block={block}
            onOther={() => {
              setValue('siteRef', null, changed);
              setValue('contactRef', null, changed);
            }}
            onPick={(option) => {
              if (option) setValue('paymentDays', option.record.paymentDays, changed);
            }}
          />
        )}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => <BelongingField {...field} of={customer} ofWhat="customer" load={siteOptions} />}
      </Field>
      <Field control={control} name="contactRef" label="Contact">
        {(field) => <BelongingField {...field} of={customer} ofWhat="customer" load={contactOptions} />}
      </Field>
      <Field control={control} name="ownerRef" label="Responsible">
        {(field) => <ComboBoxField {...field} load={employeeOptions} />}
      </Field>
    </FormSection>
  );
}
