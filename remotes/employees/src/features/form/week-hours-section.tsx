import {
  FREE_WEEK,
  FULL_WEEK,
  HALF_WEEK,
  typedMinutes,
  usualWeek,
  WEEKDAYS,
  type WeekHours,
  weekHoursToForm,
} from '@fm/domain/employee';
import { Button, Checkbox, FormSection, FormWide, formatMinutes } from '@fm/ui';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import type { EmployeeFormProps } from './section-props';
import { WeekDayFields } from './week-day-fields';
import css from './week-hours-section.module.css';

const PRESETS: readonly (readonly [string, WeekHours])[] = [
  ['Full time 40 h', FULL_WEEK],
  ['Part time mornings 20 h', HALF_WEEK],
  ['None', FREE_WEEK],
];

/** When they usually work: as their employment has it, or hours of their own. */
export function WeekHoursSection({ form }: EmployeeFormProps) {
  const { control } = form;
  const readOnly = useContext(FormReadOnly);
  const [own, week, employmentType] = useWatch({
    control,
    name: ['ownHours', 'weekHours', 'employmentType'],
  });
  const fill = (hours: WeekHours) =>
    form.setValue('weekHours', weekHoursToForm(hours), { shouldDirty: true, shouldValidate: true });
  const usual = usualWeek({ weekHours: undefined, employmentType });
  const shown = own ? week : weekHoursToForm(usual);
  const total = WEEKDAYS.reduce((sum, day) => sum + typedMinutes(shown[day]), 0);
  return (
    <FormSection title="Week hours" hint="What planning counts as time to work, holidays and absences aside.">
      <FormWide>
        <Field control={control} name="ownHours" label="Hours of their own">
          {(field) => (
            <Checkbox
              {...field}
              hint="Otherwise those usual for the employment hold."
              onChange={(on) => {
                field.onChange(on);
                // Nothing unfinished may be left behind where nobody sees it.
                fill(on ? usual : FREE_WEEK);
              }}
            />
          )}
        </Field>
        {own && !readOnly && (
          <fieldset className={css.presets} aria-label="Fill in">
            {PRESETS.map(([label, hours]) => (
              <Button key={label} variant="outline" size="sm" onClick={() => fill(hours)}>
                {label}
              </Button>
            ))}
          </fieldset>
        )}
        {own && (
          <div className={css.days}>
            {WEEKDAYS.map((day) => (
              <WeekDayFields key={day} control={control} day={day} />
            ))}
          </div>
        )}
        <p className={css.total} aria-live="polite">
          {`${formatMinutes(total)} a week`}
        </p>
      </FormWide>
    </FormSection>
  );
}
