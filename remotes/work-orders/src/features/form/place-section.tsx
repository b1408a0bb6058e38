import { customerOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { FormSection } from '@fm/ui';
import { CustomerWarning, Field, useWatch } from '@fm/ui/form';
import { ComboBoxField, SelectField } from '@fm/ui/select';
import { useContacts } from './api/contacts';
import type { SectionProps } from './work-order-fields';

const changed = { shouldDirty: true } as const;
const noSites = async () => ({ ok: true, value: [] }) as const;

/** For whom and where. Site and contact belong to the customer and go with it. */
export function PlaceSection({ form }: SectionProps) {
  const { control, setValue } = form;
  const customer = useWatch({ control, name: 'customerRef' });
  return (
    <FormSection title="Where" hint="Days and times of the order are those at the site.">
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
            onPick={(option) => option && setValue('timezone', option.record.timezone, changed)}
          />
        )}
      </Field>
      <ContactField form={form} />
    </FormSection>
  );
}

function ContactField({ form: { control } }: SectionProps) {
  const customer = useWatch({ control, name: 'customerRef' });
  const contacts = useContacts(customer);
  const options = contacts.map((contact) => ({
    id: contact.id,
    label: contact.name,
    description: contact.function,
  }));
  return (
    <Field control={control} name="contactRef" label="Contact">
      {({ value, onChange, ...field }) => (
        <SelectField
          {...field}
          emptyLabel="Nobody in particular"
          options={
            value && !contacts.some(({ id }) => id === value.id)
              ? [...options, { id: value.id, label: value.name }]
              : options
          }
          value={value?.id}
          disabled={!customer}
          onChange={(id) => {
            const chosen = contacts.find((contact) => contact.id === id);
            onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
          }}
        />
      )}
    </Field>
  );
}
