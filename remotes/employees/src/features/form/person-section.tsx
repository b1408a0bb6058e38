import { FormSection, PhoneField, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { EmployeeSectionProps } from './employee-fields';

/** Who it is and how to reach them. */
export const PersonSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Person" hint="As colleagues know and reach them.">
    <Field control={control} name="firstName" label="First name">
      {(field) => <TextField {...field} required autoComplete="off" />}
    </Field>
    <Field control={control} name="lastName" label="Last name">
      {(field) => <TextField {...field} required autoComplete="off" />}
    </Field>
    <Field control={control} name="email" label="E-mail">
      {(field) => <TextField {...field} type="email" autoComplete="off" />}
    </Field>
    <Field control={control} name="phone" label="Phone">
      {(field) => <PhoneField {...field} />}
    </Field>
  </FormSection>
);
