import { employeeOptions, useToday } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
} from '@fm/domain/employee';
import { FormSection, formatDay, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, useWatch } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { EmployeeSectionProps } from './section-props';

const types = optionsOf(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS);
const statuses = optionsOf(EMPLOYEE_STATUSES, EMPLOYEE_STATUS_LABELS);

/** What they do here, since when, and for whom. */
export function WorkSection({ control }: EmployeeSectionProps) {
  const [status, endDate] = useWatch({ control, name: ['status', 'endDate'] });
  const now = useToday();
  return (
    <FormSection title="Work" hint="Work is planned by team and status.">
      <Field control={control} name="jobTitle" label="Job title">
        {(field) => <TextField {...field} required />}
      </Field>
      <Field control={control} name="employeeNo" label="Employee number">
        {(field) => <TextField {...field} hint="As payroll numbers people" spellCheck={false} />}
      </Field>
      <Field control={control} name="team" label="Team">
        {(field) => <SelectField {...field} options={teamsWith(field.value)} required />}
      </Field>
      <Field control={control} name="employmentType" label="Employment">
        {(field) => <SelectField {...field} options={types} required />}
      </Field>
      <Field control={control} name="managerRef" label="Reports to">
        {(field) => <ComboBoxField {...field} load={employeeOptions} />}
      </Field>
      <Field control={control} name="status" label="Status">
        {(field) => <SelectField {...field} options={statuses} required />}
      </Field>
      <Field control={control} name="startDate" label="First day of work">
        {(field) => <DateField {...field} required />}
      </Field>
      <Field control={control} name="endDate" label="Last day of work">
        {(field) => (
          <DateField
            {...field}
            required={status === 'left'}
            hint={
              endDate && endDate >= now
                ? `Works until ${formatDay(endDate)}, and counts as left from the day after.`
                : undefined
            }
          />
        )}
      </Field>
    </FormSection>
  );
}

/** The teams there are, and the one somebody is in that is none of them any more. */
const teamsWith = (team: string) => [...new Set([...COMPANY.teams, team])].map((id) => ({ id, label: id }));
