import { FormSection, FormWide, PhoneField, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { CustomerSectionProps } from './customer-fields';

/** How to reach the customer as such; people have their own lines below. */
export const ReachSection = ({ control }: CustomerSectionProps) => (
  <FormSection title="Reach" hint="The switchboard, not a person: people are under contacts.">
    <Field control={control} name="email" label="E-mail">
      {(field) => <TextField {...field} type="email" autoComplete="off" />}
    </Field>
    <Field control={control} name="phone" label="Phone">
      {(field) => <PhoneField {...field} />}
    </Field>
    <FormWide>
      <Field control={control} name="website" label="Website">
        {(field) => <TextField {...field} type="url" autoComplete="off" />}
      </Field>
    </FormWide>
  </FormSection>
);
