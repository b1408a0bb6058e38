import type { CalendarDay } from '../calendar-day';
import type { Employee, EmployeeStatus } from './employee';

/** What decides whether somebody still works here. */
type Leaving = Pick<Employee, 'status' | 'endDate'>;

/** Whether somebody works here no more on `day`: from the day after the last day of work on. */
export const hasLeft = ({ status, endDate }: Leaving, day: CalendarDay): boolean =>
  endDate === undefined ? status === 'left' : endDate < day;

/** The status on `day`: `left` begins by itself after the last day of work, and never before. */
export function statusOn(person: Leaving, day: CalendarDay): EmployeeStatus {
  if (hasLeft(person, day)) return 'left';
  return person.status === 'left' ? 'active' : person.status;
}
