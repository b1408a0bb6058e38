import { type CalendarDay, compareDays, laterDay } from '../calendar-day';
import type { ScheduledDate } from '../recurrence';
import {
  type ComingPlan,
  comingDates,
  type Occurrence,
  type OccurrenceState,
  occurrenceOn,
} from './occurrence';

/** An occurrence as a plan's preview shows it. */
export interface PreviewedOccurrence extends ScheduledDate {
  /** What became of it; left out while it is only a day of the rule. */
  readonly state?: OccurrenceState;
  readonly workOrderId?: string | undefined;
}

/**
 * Up to `count` occurrences of a plan from `from` on: those `stored` with what became of them, on the day they are now, and
 * the days of the rule from the plan's next occurrence on. Days the plan has passed without an occurrence are left out.
 */
export function previewedOccurrences(
  plan: ComingPlan,
  stored: readonly Occurrence[],
  from: CalendarDay,
  count: number,
): readonly PreviewedOccurrence[] {
  const known = new Set(stored.map(({ originalDate }) => originalDate));
  const coming =
    plan.nextDueDate === undefined
      ? []
      : comingDates(plan, laterDay(from, plan.nextDueDate), count + stored.length);
  return [
    ...stored
      .filter(({ dueDate }) => dueDate >= from)
      .map((occurrence) => storedOccurrence(plan, occurrence)),
    ...coming.filter(({ originalDate }) => !known.has(originalDate)),
  ]
    .sort((a, b) => compareDays(a.date, b.date))
    .slice(0, count);
}

/** A stored occurrence, with the reason of the rule where that moved it. */
function storedOccurrence(
  plan: ComingPlan,
  { dueDate: date, originalDate, state, workOrderId }: Occurrence,
): PreviewedOccurrence {
  const ruled = date === originalDate ? undefined : occurrenceOn(plan, originalDate);
  const isRuled = ruled?.originalDate === originalDate && ruled.date === date;
  return { ...(isRuled && ruled), date, originalDate, state, workOrderId };
}
