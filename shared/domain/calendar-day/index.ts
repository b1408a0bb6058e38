export {
  addDays,
  addMonths,
  compareDays,
  daysBetween,
  earlierDay,
  endOfWeek,
  isWeekend,
  laterDay,
  startOfMonth,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from './arithmetic';
export {
  type CalendarDay,
  calendarDay,
  calendarDayOf,
  dayFromNumber,
  dayNumber,
  daysInMonth,
  isCalendarDay,
  NO_DAY,
  partsOf,
} from './calendar-day';
export { optionalDay, requiredDay } from './form';
export { dayIn, today } from './today';
