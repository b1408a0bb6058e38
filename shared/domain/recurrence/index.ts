export { type DateWindow, MAX_SHIFT_DAYS, type Schedule, type ScheduledDate, scheduledDates } from './dates';
export { describeRecurrence } from './describe';
export {
  isInSeason,
  MONTH_LABELS,
  NON_WORKING_DAY,
  NON_WORKING_DAY_LABELS,
  type NonWorkingDay,
  NTH,
  NTH_LABELS,
  type Nth,
  RECURRENCE_UNITS,
  type Recurrence,
  type RecurrenceUnit,
  recurrenceFields,
  recurrenceSchema,
  type Season,
  seasonFields,
  seasonSchema,
  WEEKDAY_LABELS,
  weekday,
} from './recurrence';
