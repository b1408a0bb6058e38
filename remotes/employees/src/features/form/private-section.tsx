import { COMPANY } from '@fm/domain/company';
import { FormSection, FormWide, MoneyField, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { EmployeeSectionProps } from './employee-fields';

/** Whom to call when something happens, what else the office should know, and what an hour costs. */
export const PrivateSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Private details" hint="Seen by the office alone, never by managers.">
    <FormWide>
      <Field control={control} name="emergencyContact" label="Emergency contact">
        {(field) => <TextField {...field} hint="Name, relation and phone number" />}
      </Field>
    </FormWide>
    <Field control={control} name="costRateMinor" label="Cost of an hour">
      {(field) => <MoneyField {...field} currency={COMPANY.currency} />}
    </Field>
    <Field control={control} name="billRateMinor" label="Price of an hour">
      {(field) => (
        <MoneyField {...field} currency={COMPANY.currency} hint="As customers pay it, without tax" />
      )}
    </Field>
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
