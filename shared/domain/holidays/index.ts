export {
  easterSunday,
  germanHolidays,
  HOLIDAY_CALENDAR_LABELS,
  HOLIDAY_CALENDARS,
  type HolidayCalendar,
  holidayName,
} from './holidays';
