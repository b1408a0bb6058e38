import { addDays, type CalendarDay } from '../calendar-day';
import { planDates } from './occurrence';
import { nextDueFields, type Plan } from './plan';

/** The next occurrence of a schedule that has no order yet. */
export function firstOpenOccurrence(schedule: Days, today: CalendarDay, before: Plan | undefined) {
  const from = before?.lastGeneratedFor && before.lastGeneratedFor >= today ? nextDay(before) : today;
  return before?.state === 'ended' ? undefined : planDates(schedule, from, 1)[0]?.date;
}

/** All that a plan's next date depends on. */
const SCHEDULE = [
  'anchor',
  'recurrence',
  'startDate',
  'endDate',
  'maxCount',
  'nonWorkingDay',
  'calendarId',
  'season',
] as const satisfies readonly (keyof Plan)[];
/** What of a plan decides on its days. */
export type Days = Pick<Plan, (typeof SCHEDULE)[number]>;

/** The same for plans with the same days. */
export const daysOf = (plan: Days): string => JSON.stringify(SCHEDULE.map((key) => plan[key]));

/** When the next occurrence is due once a plan was changed otherwise than in the form; nothing where its days stay. */
export function occurrencesAfterChange(before: Plan, after: Plan, today: CalendarDay): Partial<Plan> {
  return daysOf(before) === daysOf(after)
    ? {}
    : nextDueFields(firstOpenOccurrence(after, today, after), after);
}

/**
 * When the next occurrence is due once the days on which nobody works are others; nothing where that stays, where it is
 * overdue already, and where it counts from the last one.
 */
export function occurrencesAfterCalendar(plan: Plan, today: CalendarDay): Partial<Plan> {
  const { anchor, nextDueDate } = plan;
  if (anchor === 'completion' || nextDueDate === undefined || nextDueDate < today) return {};
  const next = firstOpenOccurrence(plan, today, plan);
  return next === nextDueDate ? {} : nextDueFields(next, plan);
}

const nextDay = ({ lastGeneratedFor, startDate }: Plan): CalendarDay =>
  addDays(lastGeneratedFor ?? startDate, 1);
