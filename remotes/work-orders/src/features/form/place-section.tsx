import { assetOptions, useCustomerBlock } from '@fm/data';
import { usePlace } from '@fm/data/form';
import { MAX_ASSETS } from '@fm/domain/asset';
import { CustomerChoice } from '@fm/screens/customer';
import { FormSection, FormWide } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { AssetsField, RelatedField, SelectField } from '@fm/ui/select';
import { useContacts } from './api/contacts';
import type { SectionProps } from './section-props';

/** For whom, where and on what. Site and contact belong to the customer and go with it, assets with the site. */
export function PlaceSection({ form, isNew }: SectionProps & { readonly isNew: boolean }) {
  const { control, setValue } = form;
  const place = usePlace(form, {
    isNew,
    contact: 'contactRef',
    ofSite: ['assetRefs'],
    onSite: ({ timezone }, how) => setValue('timezone', timezone, how),
  });
  const block = useCustomerBlock(place.customer);
  return (
    <FormSection title="Where" hint="Days and times of the order are those at the site.">
      <Field control={control} name="customerRef" label="Customer">
        {(field) => <CustomerChoice {...field} {...place.customerField} block={block} />}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => <RelatedField {...field} {...place.siteField} required />}
      </Field>
      <ContactField form={form} />
      <FormWide>
        <Field control={control} name="assetRefs" label="Assets">
          {(field) => (
            <AssetsField
              {...field}
              site={place.site}
              load={assetOptions}
              takenOff={place.takenOff}
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
