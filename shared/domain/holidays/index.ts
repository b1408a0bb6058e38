export {
  companyHoliday,
  easterSunday,
  germanHolidays,
  HOLIDAY_CALENDAR_LABELS,
  HOLIDAY_CALENDARS,
  type HolidayCalendar,
  holidayName,
  nextHolidays,
} from './holidays';
