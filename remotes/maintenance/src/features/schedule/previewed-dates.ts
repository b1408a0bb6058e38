import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import {
  type Occurrence,
  type Plan,
  type PreviewedVisit,
  previewedVisits,
  recurrenceFormSchema,
  type ScheduleInput,
  typedPlan,
} from '@fm/domain/maintenance';
import { seasonSchema } from '@fm/domain/recurrence';
import { safeParse } from 'valibot';

/** How many coming visits are shown. */
export const PREVIEWED = 12;

/** The plan whose form it is, as it is stored, and its visits that are stored. */
interface StoredPlan {
  readonly plan: Plan | undefined;
  readonly visits: readonly Occurrence[];
}

/** The next visits from `from` on, as far as the rule is complete; undefined while something in it is not. */
export function previewedDates(
  values: ScheduleInput,
  from: CalendarDay,
  { plan, visits }: StoredPlan = { plan: undefined, visits: [] },
): readonly PreviewedVisit[] | undefined {
  const { startDate, endDate, maxCount, season } = values;
  const complete =
    isCalendarDay(startDate ?? '') &&
    (!endDate || isCalendarDay(endDate)) &&
    (maxCount === null || (Number.isInteger(maxCount) && maxCount > 0)) &&
    (season === null || safeParse(seasonSchema, season).success) &&
    safeParse(recurrenceFormSchema, values.recurrence).success;
  if (!complete) return undefined;
  return previewedVisits(
    typedPlan({ ...values, endDate: endDate ?? '' }, from, plan),
    visits,
    from,
    PREVIEWED,
  );
}
