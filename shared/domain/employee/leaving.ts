import type { CalendarDay } from '../calendar-day';
import type { Employee, EmployeeStatus } from './employee';

/** What somebody may have to do when they leave. */
export const WORK_KINDS = ['task', 'lead', 'crew', 'plan', 'reminder'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What decides whether somebody still works here. */
type Leaving = Pick<Employee, 'status' | 'endDate'>;

/** Whether somebody works here no more on `day`: from the day after the last day of work on. */
export const hasLeft = ({ status, endDate }: Leaving, day: CalendarDay): boolean =>
  endDate === undefined ? status === 'left' : endDate < day;

/**
 * The status to store of somebody whom a form says to have left: the one before stays until the last day, so that
 * nothing is lost should it be put off.
 */
export function statusToStore(
  typed: Leaving,
  before: EmployeeStatus | undefined,
  day: CalendarDay,
): EmployeeStatus {
  if (typed.status !== 'left' || hasLeft(typed, day)) return typed.status;
  return before === undefined || before === 'left' ? 'active' : before;
}

/** A sentence on why somebody who left is given no work. `format` writes a day. */
export const whyNotPlanned = (
  { displayName, endDate }: Pick<Employee, 'displayName' | 'endDate'>,
  format: (day: CalendarDay) => string,
): string =>
  endDate === undefined
    ? `${displayName} has left and is not planned.`
    : `${displayName} is not planned: the last day of work is ${format(endDate)}.`;

/** The status on `day`: `left` begins by itself after the last day of work, and never before. */
export function statusOn(person: Leaving, day: CalendarDay): EmployeeStatus {
  if (hasLeft(person, day)) return 'left';
  return person.status === 'left' ? 'active' : person.status;
}
