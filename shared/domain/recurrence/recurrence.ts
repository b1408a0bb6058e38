import * as v from 'valibot';
import type { Weekday } from '../calendar-day';
import type { FieldsOf } from '../record';

export const RECURRENCE_UNITS = ['day', 'week', 'month', 'year'] as const;
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number];
const RECURRENCE_UNIT_LABELS: Readonly<Record<RecurrenceUnit, string>> = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
};

export const NON_WORKING_DAY = ['keep', 'before', 'after', 'skip'] as const;
export type NonWorkingDay = (typeof NON_WORKING_DAY)[number];
export const NON_WORKING_DAY_LABELS: Readonly<Record<NonWorkingDay, string>> = {
  keep: 'Keep the date',
  before: 'Move to the working day before',
  after: 'Move to the working day after',
  skip: 'Skip the occurrence',
};

export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
export const MONTH_LABELS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);
const monthNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
export const NTH = [1, 2, 3, 4, 'last'] as const;
export type Nth = (typeof NTH)[number];
export const NTH_LABELS: Readonly<Record<Nth, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  last: 'last',
};

/** How something repeats. What is left out follows from the start date: its weekday, its day, its month. */
export const recurrenceSchema = v.object({
  unit: v.picklist(RECURRENCE_UNITS),
  every: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** Of a weekly rule. */
  weekdays: v.optional(v.pipe(v.array(weekday), v.maxLength(7))),
  /** Of a monthly or yearly rule; a day the month lacks becomes its last. */
  monthDay: v.optional(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), v.literal('last')]),
  ),
  /** Of a monthly or yearly rule, instead of a day: the second Tuesday, the last Friday. */
  nth: v.optional(v.object({ nth: v.picklist(NTH), weekday })),
  /** The months of a yearly rule; those a monthly rule is limited to. */
  months: v.optional(v.pipe(v.array(monthNumber), v.maxLength(12))),
});
export type Recurrence = v.InferOutput<typeof recurrenceSchema>;
/** What people call the parts of a rhythm. */
export const recurrenceFields: FieldsOf<Recurrence> = {
  unit: { label: 'unit', labels: RECURRENCE_UNIT_LABELS },
  every: 'every',
  weekdays: { label: 'weekdays', labels: WEEKDAY_LABELS },
  monthDay: { label: 'month day', labels: { last: 'the last day' } },
  nth: {
    label: 'nth',
    fields: {
      nth: { label: 'nth', labels: NTH_LABELS },
      weekday: { label: 'weekday', labels: WEEKDAY_LABELS },
    },
  },
  months: { label: 'months', labels: Object.fromEntries(MONTH_LABELS.map((name, at) => [at + 1, name])) },
};

const monthAndDay = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter month and day.'),
);

/** The part of the year in which occurrences happen, `MM-DD` each; may reach over New Year. */
export const seasonSchema = v.object({ from: monthAndDay, to: monthAndDay });
export type Season = v.InferOutput<typeof seasonSchema>;

/** An end of a season as people write it: "29 February". */
const seasonEndText = (end: unknown): string | undefined => {
  const [month, day] = String(end).split('-').map(Number);
  const name = MONTH_LABELS[(month ?? 0) - 1];
  return name && day ? `${day} ${name}` : undefined;
};

/** What people call the ends of a season. */
export const seasonFields: FieldsOf<Season> = {
  from: { label: 'from', format: seasonEndText },
  to: { label: 'to', format: seasonEndText },
};

/** Whether a day is within the season; ends belong to it. */
export function isInSeason(day: string, season: Season | undefined): boolean {
  if (!season) return true;
  const date = day.slice(5);
  const { from, to } = season;
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}
