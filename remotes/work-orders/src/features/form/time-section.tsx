import { DurationField, FormSection } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { Field, useWatch } from '@fm/ui/form';
import { typedTimesWords } from '../formatting/site-time';
import type { SectionProps } from './work-order-fields';

/** When, at the site. */
export function TimeSection({ form: { control } }: SectionProps) {
  const [timezone, day, from, to] = useWatch({
    control,
    name: ['timezone', 'plannedDay', 'plannedFrom', 'plannedTo'],
  });
  return (
    <FormSection title="When" hint={typedTimesWords(timezone, { day, from, to })}>
      <Field control={control} name="plannedDay" label="Planned day">
        {(field) => <DateField {...field} />}
      </Field>
      <Field control={control} name="dueDate" label="Due date">
        {(field) => <DateField {...field} hint="By when it must be done." />}
      </Field>
      <Field control={control} name="plannedFrom" label="From">
        {(field) => <TimeField {...field} />}
      </Field>
      <Field control={control} name="plannedTo" label="To">
        {(field) => <TimeField {...field} hint="Before the start: the next day." />}
      </Field>
      <Field control={control} name="estimateMin" label="Estimate">
        {(field) => <DurationField {...field} />}
      </Field>
    </FormSection>
  );
}
