import { type Outcome, run } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { dueOccurrences, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';

/** A visit and the order it has. */
export interface OrderOfVisit {
  readonly visitId: string;
  readonly orderId: string;
  /** Why people of the plan are not on a new order, a sentence for each. */
  readonly leftOut?: readonly string[];
}

/** What became of the due visits of one plan. */
export interface CreatedOrders {
  readonly created: readonly OrderOfVisit[];
  readonly existing: readonly OrderOfVisit[];
  /** Visits that were called off: they get no order. */
  readonly skipped: readonly OrderOfVisit[];
}

/**
 * Creates the work orders of a plan that are due on `today`. `seen` is the plan as the person saw it: what others
 * created since is counted as existing.
 */
export async function createOrders(seen: Stored<Plan>, today: CalendarDay): Promise<Outcome<CreatedOrders>> {
  const due = dueOccurrences(seen, today).due.map(({ originalDate }) => originalDate);
  const outcome = await run('plans.createDueOrders', { planId: seen.id, seen: due });
  if (!outcome.ok) return outcome;
  const { fates } = outcome.value;
  const of = (wanted: (typeof fates)[number]['fate']) => fates.filter(({ fate }) => fate === wanted);
  return {
    ok: true,
    value: { created: of('created'), existing: of('existing'), skipped: of('skipped') },
  };
}
