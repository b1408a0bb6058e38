import { type CalendarDay, compareDays, laterDay } from '../calendar-day';
import type { ScheduledDate } from '../recurrence';
import { type ComingPlan, comingDates, type Occurrence, type OccurrenceState, visitOn } from './occurrence';

/** A visit as a plan's preview shows it. */
export interface PreviewedVisit extends ScheduledDate {
  /** What became of it; left out while it is only a day of the rule. */
  readonly state?: OccurrenceState;
  readonly workOrderId?: string | undefined;
}

/**
 * Up to `count` visits of a plan from `from` on: those `stored` with what became of them, on the day they are now, and
 * the days of the rule from the plan's next visit on. Days the plan has passed without a visit are left out.
 */
export function previewedVisits(
  plan: ComingPlan,
  stored: readonly Occurrence[],
  from: CalendarDay,
  count: number,
): readonly PreviewedVisit[] {
  const known = new Set(stored.map(({ originalDate }) => originalDate));
  const coming =
    plan.nextDueDate === undefined
      ? []
      : comingDates(plan, laterDay(from, plan.nextDueDate), count + stored.length);
  return [
    ...stored.filter(({ dueDate }) => dueDate >= from).map((visit) => storedVisit(plan, visit)),
    ...coming.filter(({ originalDate }) => !known.has(originalDate)),
  ]
    .sort((a, b) => compareDays(a.date, b.date))
    .slice(0, count);
}

/** A stored visit, with the reason of the rule where that moved it. */
function storedVisit(
  plan: ComingPlan,
  { dueDate: date, originalDate, state, workOrderId }: Occurrence,
): PreviewedVisit {
  const ruled = date === originalDate ? undefined : visitOn(plan, originalDate);
  const isRuled = ruled?.originalDate === originalDate && ruled.date === date;
  return { ...(isRuled && ruled), date, originalDate, state, workOrderId };
}
