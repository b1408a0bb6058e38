import { DAY } from '@fm/domain/calendar-day';
import type { DayMode } from '@fm/domain/maintenance';
import type { Called } from '@fm/domain/record';
import { NTH, NTH_LABELS, RECURRENCE_UNITS, type RecurrenceUnit } from '@fm/domain/recurrence';
import { CheckboxGroup, FormWide, NumberField, nounFor, RadioGroup } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { PlanControl } from './plan-form-state';
import { MONTH_CHOICES, WEEKDAY_CHOICES, WEEKDAYS } from './recurrence-choices';

const UNITS: Readonly<Record<RecurrenceUnit, Called>> = {
  day: DAY,
  week: { one: 'week', many: 'weeks' },
  month: { one: 'month', many: 'months' },
  year: { one: 'year', many: 'years' },
};
const DAY_MODES: readonly { readonly id: DayMode; readonly label: string }[] = [
  { id: 'date', label: 'On a day of the month' },
  { id: 'last', label: 'On the last day' },
  { id: 'nth', label: 'On a weekday' },
];
const nths = NTH.map((nth) => ({ id: String(nth), label: NTH_LABELS[nth] }));

/** How often, and on which day. Shows what applies to the unit. */
export function RecurrenceFields({ control }: { readonly control: PlanControl }) {
  const [unit, every, dayMode] = useWatch({
    control,
    name: ['recurrence.unit', 'recurrence.every', 'recurrence.dayMode'],
  });
  // Empty while it is typed.
  const units = RECURRENCE_UNITS.map((id) => ({ id, label: nounFor(every ?? 0, UNITS[id]) }));
  return (
    <>
      <Field control={control} name="recurrence.every" label="Every">
        {(field) => <NumberField {...field} required />}
      </Field>
      <Field control={control} name="recurrence.unit" label="Unit">
        {(field) => <SelectField {...field} options={units} required />}
      </Field>
      {unit === 'week' && (
        <FormWide>
          <Field control={control} name="recurrence.weekdays" label="On">
            {({ value, onChange, ...field }) => (
              <CheckboxGroup
                {...field}
                options={WEEKDAY_CHOICES}
                value={value.map(String)}
                onChange={(ids) => onChange(WEEKDAYS.filter((day) => ids.includes(String(day))))}
                required
              />
            )}
          </Field>
        </FormWide>
      )}
      {unit === 'year' && (
        <FormWide>
          <Field control={control} name="recurrence.months" label="In">
            {({ value, onChange, ...field }) => (
              <CheckboxGroup
                {...field}
                options={MONTH_CHOICES}
                value={value.map(String)}
                onChange={(ids) => onChange(ids.map(Number))}
                required
              />
            )}
          </Field>
        </FormWide>
      )}
      {(unit === 'month' || unit === 'year') && (
        <>
          <FormWide>
            <Field control={control} name="recurrence.dayMode" label="Day">
              {(field) => <RadioGroup {...field} options={DAY_MODES} />}
            </Field>
          </FormWide>
          {dayMode === 'date' && (
            <Field control={control} name="recurrence.monthDay" label="Day of the month">
              {(field) => (
                <NumberField {...field} required hint="In a month that has no such day: its last." />
              )}
            </Field>
          )}
          {dayMode === 'nth' && <NthFields control={control} />}
        </>
      )}
    </>
  );
}

const NthFields = ({ control }: { readonly control: PlanControl }) => (
  <>
    <Field control={control} name="recurrence.nth" label="Which">
      {({ value, onChange, ...field }) => (
        <SelectField
          {...field}
          options={nths}
          value={String(value)}
          onChange={(chosen) => onChange(NTH.find((nth) => String(nth) === chosen) ?? null)}
        />
      )}
    </Field>
    <Field control={control} name="recurrence.nthWeekday" label="Weekday">
      {({ value, onChange, ...field }) => (
        <SelectField
          {...field}
          options={WEEKDAY_CHOICES}
          value={String(value)}
          onChange={(chosen) => onChange(WEEKDAYS.find((day) => String(day) === chosen) ?? null)}
        />
      )}
    </Field>
  </>
);
