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
  weekOf,
} from './arithmetic';
export {
  type CalendarDay,
  calendarDay,
  calendarDayOf,
  DAY,
  dayFromNumber,
  dayNumber,
  daysInMonth,
  FIRST_YEAR,
  isCalendarDay,
  LAST_YEAR,
  MS_PER_DAY,
  NO_DAY,
  OUT_OF_TIME,
  partsOf,
} from './calendar-day';
export { optionalDay, requiredDay } from './form';
export { dayIn, today } from './today';
