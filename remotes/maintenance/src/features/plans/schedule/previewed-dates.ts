import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import {
  type Occurrence,
  type Plan,
  type PreviewedOccurrence,
  previewedOccurrences,
  recurrenceFormSchema,
  type ScheduleInput,
  typedPlan,
} from '@fm/domain/maintenance';
import { seasonSchema } from '@fm/domain/recurrence';
import { safeParse } from 'valibot';

/** How many coming occurrences are shown. */
export const PREVIEWED = 12;

/** The plan whose form it is, as it is stored, and its occurrences that are stored. */
interface StoredPlan {
  readonly plan: Plan | undefined;
  readonly occurrences: readonly Occurrence[];
}

/** The next occurrences from `from` on, as far as the rule is complete; undefined while something in it is not. */
export function previewedDates(
  values: ScheduleInput,
  from: CalendarDay,
  { plan, occurrences }: StoredPlan = { plan: undefined, occurrences: [] },
): readonly PreviewedOccurrence[] | undefined {
  const { startDate, endDate, maxCount, season } = values;
  const complete =
    isCalendarDay(startDate ?? '') &&
    (!endDate || isCalendarDay(endDate)) &&
    (maxCount === null || (Number.isInteger(maxCount) && maxCount > 0)) &&
    (season === null || safeParse(seasonSchema, season).success) &&
    safeParse(recurrenceFormSchema, values.recurrence).success;
  if (!complete) return undefined;
  return previewedOccurrences(
    typedPlan({ ...values, endDate: endDate ?? '' }, from, plan),
    occurrences,
    from,
    PREVIEWED,
  );
}
