import { FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { EmployeeSectionProps } from './employee-fields';

/** Whom to call when something happens, and what else colleagues should know. */
export const PrivateSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="In an emergency" hint="And anything else worth knowing.">
    <FormWide>
      <Field control={control} name="emergencyContact" label="Emergency contact">
        {(field) => <TextField {...field} hint="Name, relation and phone number" />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
