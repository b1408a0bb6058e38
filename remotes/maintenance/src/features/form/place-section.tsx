import { customerOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { CustomerWarning, Field, useWatch } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import type { PlanFormState } from './plan-form-state';

const changed = { shouldDirty: true } as const;

/** What is done regularly, and where. The site belongs to the customer and goes with it. */
export function PlaceSection({ form }: { readonly form: PlanFormState }) {
  const { control, setValue } = form;
  const customer = useWatch({ control, name: 'customerRef' });
  return (
    <FormSection title="Plan" hint="What is done regularly, and where.">
      <FormWide>
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required hint="Such as: Lift check, Main building" />}
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
                if (chosen?.id !== customer?.id) setValue('siteRef', null, changed);
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
            required
            load={customer ? siteOptions(customer.id) : noSites}
            disabled={!customer}
            hint={customer ? undefined : 'Choose the customer first.'}
            onPick={(option) => {
              // Days of a plan are meant where the work is done.
              if (option) setValue('timezone', option.record.timezone, changed);
            }}
          />
        )}
      </Field>
    </FormSection>
  );
}

const noSites = async () => ({ ok: true, value: [] }) as const;
