import { type CalendarDay, weekdayOf } from '../calendar-day';
import { WEEKDAYS } from '../employee/week-hours';
import { COMPANY } from './company';

/** Whether nobody works on such a day of the week; holidays are told by `holidayName`. */
export function isRestDay(day: CalendarDay): boolean {
  const name = WEEKDAYS[weekdayOf(day) - 1];
  return name !== undefined && !COMPANY.workingDays.includes(name);
}
