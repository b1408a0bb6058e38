import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import { type PlanInput, planDates, recurrenceFormSchema, scheduleOf } from '@fm/domain/maintenance';
import { type ScheduledDate, seasonSchema } from '@fm/domain/recurrence';
import { safeParse } from 'valibot';

/** What a plan form says of days. */
export type ScheduleInput = Pick<
  PlanInput,
  'recurrence' | 'startDate' | 'endDate' | 'maxCount' | 'nonWorkingDay' | 'calendarId' | 'season'
>;

/** How many coming visits are shown. */
export const PREVIEWED = 12;

/** The next visits from `from` on, as far as the rule is complete; undefined while something in it is not. */
export function previewedDates(values: ScheduleInput, from: CalendarDay): ScheduledDate[] | undefined {
  const { startDate, endDate, maxCount, season } = values;
  const complete =
    isCalendarDay(startDate ?? '') &&
    (!endDate || isCalendarDay(endDate)) &&
    (maxCount === null || (Number.isInteger(maxCount) && maxCount > 0)) &&
    (season === null || safeParse(seasonSchema, season).success) &&
    safeParse(recurrenceFormSchema, values.recurrence).success;
  if (!complete) return undefined;
  return planDates(scheduleOf({ ...values, endDate: endDate ?? '' } as PlanInput), from, PREVIEWED);
}
