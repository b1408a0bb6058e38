import { assetOptions, customerOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { MAX_ASSETS } from '@fm/domain/asset';
import { FormSection, FormWide } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { AssetsField, BelongingField, CustomerField, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { useContacts } from './api/contacts';
import type { SectionProps } from './work-order-fields';

const changed = { shouldDirty: true } as const;

/** For whom, where and on what. Site and contact belong to the customer and go with it, assets with the site. */
export function PlaceSection({ form }: SectionProps) {
  const { control, setValue, getValues } = form;
  const [cleared, setCleared] = useState(false);
  const leaveSite = () => {
    setCleared(getValues('assetRefs').length > 0);
    setValue('assetRefs', [], changed);
  };
  const customer = useWatch({ control, name: 'customerRef' });
  const site = useWatch({ control, name: 'siteRef' });
  const block = useCustomerBlock(customer);
  return (
    <FormSection title="Where" hint="Days and times of the order are those at the site.">
      <Field control={control} name="customerRef" label="Customer">
        {(field) => (
          <CustomerField
            {...field}
            load={customerOptions}
            block={block}
            onOther={() => {
              setValue('siteRef', null, changed);
              setValue('contactRef', null, changed);
              leaveSite();
            }}
          />
        )}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {({ onChange, ...field }) => (
          <BelongingField
            {...field}
            required
            of={customer}
            ofWhat="customer"
            load={siteOptions}
            onChange={(chosen) => {
              if (chosen?.id !== field.value?.id) leaveSite();
              onChange(chosen);
            }}
            onPick={(option) => option && setValue('timezone', option.record.timezone, changed)}
          />
        )}
      </Field>
      <ContactField form={form} />
      <FormWide>
        <Field control={control} name="assetRefs" label="Assets">
          {(field) => (
            <AssetsField
              {...field}
              site={site}
              load={assetOptions}
              takenOff={cleared}
              max={MAX_ASSETS}
              full={`${MAX_ASSETS} assets is the most an order takes.`}
            />
          )}
        </Field>
      </FormWide>
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
