import * as v from 'valibot';
import { NTH, RECURRENCE_UNITS, type Recurrence, weekday } from '../recurrence';
import { wholeNumber } from '../text';

/** How a monthly or yearly rule names its day. */
export const DAY_MODES = ['date', 'last', 'nth'] as const;
export type DayMode = (typeof DAY_MODES)[number];

/** A rule as a form holds it: every input has a value, those that do not apply are ignored. */
export const recurrenceFormSchema = v.pipe(
  v.object({
    unit: v.picklist(RECURRENCE_UNITS, 'Choose a unit.'),
    every: wholeNumber('a number', 1, 99),
    weekdays: v.pipe(v.array(weekday), v.maxLength(7)),
    dayMode: v.picklist(DAY_MODES),
    monthDay: wholeNumber('a day', 1, 31),
    nth: v.picklist(NTH),
    nthWeekday: weekday,
    months: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), v.maxLength(12)),
  }),
  v.forward(
    v.check(({ unit, weekdays }) => unit !== 'week' || weekdays.length > 0, 'Choose at least one weekday.'),
    ['weekdays'],
  ),
  v.forward(
    v.check(({ unit, months }) => unit !== 'year' || months.length > 0, 'Choose at least one month.'),
    ['months'],
  ),
);
export type RecurrenceInput = v.InferInput<typeof recurrenceFormSchema>;

export const emptyRecurrence = (): RecurrenceInput => ({
  unit: 'month',
  every: 1,
  weekdays: [1],
  dayMode: 'date',
  monthDay: 1,
  nth: 1,
  nthWeekday: 1,
  months: [1],
});

export function recurrenceToForm(recurrence: Recurrence): RecurrenceInput {
  const { monthDay, nth, weekdays, months } = recurrence;
  const empty = emptyRecurrence();
  return {
    unit: recurrence.unit,
    every: recurrence.every,
    weekdays: weekdays ?? empty.weekdays,
    dayMode: nth ? 'nth' : monthDay === 'last' ? 'last' : 'date',
    monthDay: typeof monthDay === 'number' ? monthDay : empty.monthDay,
    nth: nth?.nth ?? empty.nth,
    nthWeekday: nth?.weekday ?? empty.nthWeekday,
    months: months ?? empty.months,
  };
}

/** Only what applies to the unit. */
export function recurrenceToRecord(values: RecurrenceInput): Recurrence {
  const { unit, every } = values;
  if (unit === 'day') return { unit, every };
  if (unit === 'week') return { unit, every, weekdays: [...values.weekdays].sort() };
  const months = unit === 'year' ? { months: [...values.months].sort((a, b) => a - b) } : {};
  if (values.dayMode === 'nth') {
    return { unit, every, ...months, nth: { nth: values.nth, weekday: values.nthWeekday } };
  }
  return { unit, every, ...months, monthDay: values.dayMode === 'last' ? 'last' : values.monthDay };
}
