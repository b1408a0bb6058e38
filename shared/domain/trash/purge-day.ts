import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { COMPANY } from '../company';

/** The day on which what went to the trash at `trashedAt` is deleted for good. */
export const purgeDay = (trashedAt: Date): CalendarDay =>
  addDays(dayIn(COMPANY.timezone, trashedAt), COMPANY.trashDays);
