import { FormSection, FormWide, PhoneField, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { CustomerSectionProps } from './customer-fields';
import { DuplicateNotice } from './duplicates/duplicate-notice';

/** How to reach the customer as such; people have their own lines below. */
export const ReachSection = ({ control }: CustomerSectionProps) => (
  <FormSection title="Reach" hint="The switchboard, not a person: people are under contacts.">
    <DuplicateNotice by="email">
      <Field control={control} name="email" label="E-mail">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
    </DuplicateNotice>
    <DuplicateNotice by="phoneKey">
      <Field control={control} name="phone" label="Phone">
        {(field) => <PhoneField {...field} />}
      </Field>
    </DuplicateNotice>
    <FormWide>
      <Field control={control} name="website" label="Website">
        {(field) => <TextField {...field} type="url" autoComplete="off" />}
      </Field>
    </FormWide>
  </FormSection>
);
