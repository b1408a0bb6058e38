import { FormSection, FormWide, TextArea } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { CustomerSectionProps } from './customer-fields';

/** What colleagues should know. */
export const NotesSection = ({ control }: CustomerSectionProps) => (
  <FormSection title="Notes" hint="For colleagues; the customer never sees them.">
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} rows={4} />}
      </Field>
    </FormWide>
  </FormSection>
);
