import {
  afterGenerating,
  comingDates,
  generatedOccurrence,
  maintenancePlans,
  type Occurrence,
  occurrenceId,
  occurrencesOf,
  type Plan,
  takesOrder,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import type { Unit } from '../unit';

/** Visits after the next one that may have been given an order ahead of their turn. */
const MOST_AHEAD = 12;

/** A visit of a plan as it is stored; undefined while nobody gave it an order, moved it or called it off. */
export const findVisit = (
  unit: Unit,
  planId: string,
  { originalDate }: ScheduledDate,
): Promise<Stored<Occurrence> | undefined> =>
  unit.find(occurrencesOf(planId), occurrenceId(planId, originalDate));

/** Notes on a visit that takes one that `orderId` is its order, in the commit that creates that order. */
export async function giveVisitOrder(
  unit: Unit,
  plan: Stored<Plan>,
  visit: ScheduledDate,
  orderId: string,
): Promise<void> {
  const visits = occurrencesOf(plan.id);
  const fresh = generatedOccurrence(plan, visit, orderId);
  const known = await findVisit(unit, plan.id, visit);
  const { state, workOrderId } = fresh;
  if (known) await unit.change(visits, known.id, () => ({ ok: true, patch: { state, workOrderId } }));
  else await unit.create(visits, occurrenceId(plan.id, visit.originalDate), fresh);
}

/**
 * Takes a plan past visits that need no order any more, in the order of their days, and past those behind them that need
 * none either. `note` is told where that moves the plan.
 */
export async function passVisits(
  unit: Unit,
  plan: Stored<Plan>,
  visits: readonly ScheduledDate[],
  note?: string,
): Promise<void> {
  let patch: Partial<Plan> = {};
  for (const visit of visits) patch = { ...patch, ...afterGenerating({ ...plan, ...patch }, visit) };
  for (let ahead = 0; patch.nextDueDate !== undefined && ahead < MOST_AHEAD; ahead += 1) {
    const moved = { ...plan, ...patch };
    const [next] = comingDates(moved, patch.nextDueDate, 1);
    if (!next || takesOrder(await findVisit(unit, plan.id, next))) break;
    patch = { ...patch, ...afterGenerating(moved, next) };
  }
  if (Object.keys(patch).length === 0) return;
  await unit.change(maintenancePlans, plan.id, () => ({ ok: true, patch, ...(note && { note }) }));
}
