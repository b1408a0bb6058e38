import { addDays, type CalendarDay, dayIn, laterDay, partsOf } from '../calendar-day';
import { instantAt, timeIn } from '../instant';
import { type Recurrence, scheduledDates } from '../recurrence';

/** Rhythms offered for reminders. */
export const REPEATS = ['daily', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'] as const;
export type Repeat = (typeof REPEATS)[number];
export const REPEAT_LABELS: Readonly<Record<Repeat, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};
const RHYTHMS: Readonly<Record<Repeat, Pick<Recurrence, 'unit' | 'every'>>> = {
  daily: { unit: 'day', every: 1 },
  weekly: { unit: 'week', every: 1 },
  fortnightly: { unit: 'week', every: 2 },
  monthly: { unit: 'month', every: 1 },
  quarterly: { unit: 'month', every: 3 },
  yearly: { unit: 'year', every: 1 },
};

/** The rule of a rhythm that starts on `day`. The day of the month is kept: the 31st comes back after February. */
export function recurrenceOf(repeat: Repeat, day: CalendarDay): Recurrence {
  const rhythm = RHYTHMS[repeat];
  const byMonth = rhythm.unit === 'month' || rhythm.unit === 'year';
  return byMonth ? { ...rhythm, monthDay: partsOf(day).day } : rhythm;
}

/** The rhythm a rule stands for; undefined for none, and for one this list does not offer. */
export const repeatOf = (rule: Recurrence | undefined): Repeat | undefined =>
  rule && REPEATS.find((one) => RHYTHMS[one].unit === rule.unit && RHYTHMS[one].every === rule.every);

/** The moment after `at` that lies in the future, at the same time on the wall clock; undefined when there is none. */
export function nextMoment(rule: Recurrence, at: Date, now: Date, timezone: string): Date | undefined {
  const startDate = dayIn(timezone, at);
  const time = timeIn(timezone, at);
  const from = laterDay(addDays(startDate, 1), dayIn(timezone, now));
  return scheduledDates({ recurrence: rule, startDate, nonWorkingDay: 'keep' }, { from, count: 2 })
    .map(({ date }) => instantAt(date, time, timezone))
    .find((moment) => moment > now);
}
