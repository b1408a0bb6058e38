import { contactOptions, employeeOptions, useCustomerBlock } from '@fm/data';
import { usePlace } from '@fm/data/form';
import { offerLanguage } from '@fm/domain/offer';
import { CustomerChoice } from '@fm/screens/customer';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { ComboBoxField, RelatedField } from '@fm/ui/select';
import type { OfferFormState } from './offer-form-state';

interface AboutSectionProps {
  readonly form: OfferFormState;
  readonly isNew: boolean;
}

/** What is offered to whom. Site and contact belong to the customer and go with it. */
export function AboutSection({ form, isNew }: AboutSectionProps) {
  const { control, setValue } = form;
  const place = usePlace(form, { isNew, contact: 'contactRef' });
  const block = useCustomerBlock(place.customer);
  return (
    <FormSection title="About">
      <FormWide>
        <Field control={control} name="title" label="Title">
          {(field) => <TextField {...field} required />}
        </Field>
      </FormWide>
      <Field control={control} name="customerRef" label="Customer">
        {(field) => (
          <CustomerChoice
            {...field}
            {...place.customerField}
            block={block}
            onPick={(option) => {
              if (!option) return;
              setValue('paymentDays', option.record.paymentDays, { shouldDirty: true });
              setValue('language', offerLanguage(option.record.language), { shouldDirty: true });
            }}
          />
        )}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => <RelatedField {...field} {...place.siteField} />}
      </Field>
      <Field control={control} name="contactRef" label="Contact">
        {(field) => <RelatedField {...field} of={place.customer} ofWhat="customer" load={contactOptions} />}
      </Field>
      <Field control={control} name="ownerRef" label="Responsible">
        {(field) => <ComboBoxField {...field} load={employeeOptions} />}
      </Field>
    </FormSection>
  );
}
