import { customerOptions, employeeOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { CustomerWarning, Field, useWatch } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import { contactOptions } from './api/contact-options';
import type { OfferFormState } from './offer-form-state';

const changed = { shouldDirty: true } as const;

/** What is offered to whom. Site and contact belong to the customer and go with it. */
export function AboutSection({ form }: { readonly form: OfferFormState }) {
  const { control, setValue } = form;
  const customer = useWatch({ control, name: 'customerRef' });
  const first = customer ? undefined : 'Choose the customer first.';
  return (
    <FormSection title="About">
      <FormWide>
        <Field control={control} name="title" label="Title">
          {(field) => <TextField {...field} required />}
        </Field>
      </FormWide>
      <CustomerWarning block={useCustomerBlock(customer)}>
        <Field control={control} name="customerRef" label="Customer">
          {({ onChange, ...field }) => (
            <ComboBoxField
              {...field}
              required
              load={customerOptions}
              onChange={(chosen) => {
                onChange(chosen);
                if (chosen?.id === customer?.id) return;
                setValue('siteRef', null, changed);
                setValue('contactRef', null, changed);
              }}
              onPick={(option) => {
                if (option) setValue('paymentDays', option.record.paymentDays, changed);
              }}
            />
          )}
        </Field>
      </CustomerWarning>
      <Field control={control} name="siteRef" label="Site">
        {(field) => (
          <ComboBoxField
            {...field}
            key={customer?.id ?? ''}
            load={customer ? siteOptions(customer.id) : nothing}
            disabled={!customer}
            hint={first}
          />
        )}
      </Field>
      <Field control={control} name="contactRef" label="Contact">
        {(field) => (
          <ComboBoxField
            {...field}
            key={customer?.id ?? ''}
            load={customer ? contactOptions(customer.id) : nothing}
            disabled={!customer}
            hint={first}
          />
        )}
      </Field>
      <Field control={control} name="ownerRef" label="Responsible">
        {(field) => <ComboBoxField {...field} load={employeeOptions} />}
      </Field>
    </FormSection>
  );
}

const nothing = async () => ({ ok: true, value: [] }) as const;
