import {
  afterGenerating,
  comingDates,
  generatedOccurrence,
  HEALTHY,
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

/** Occurrences after the next one that may have been given an order ahead of their turn. */
const MOST_AHEAD = 12;

/** An occurrence of a plan as it is stored; undefined while nobody gave it an order, moved it or called it off. */
export const findOccurrence = (
  unit: Unit,
  planId: string,
  { originalDate }: ScheduledDate,
): Promise<Stored<Occurrence> | undefined> =>
  unit.find(occurrencesOf(planId), occurrenceId(planId, originalDate));

/** Notes on an occurrence that takes one that `orderId` is its order, in the commit that creates that order. */
export async function giveOccurrenceOrder(
  unit: Unit,
  plan: Stored<Plan>,
  occurrence: ScheduledDate,
  orderId: string,
): Promise<void> {
  const occurrences = occurrencesOf(plan.id);
  const fresh = generatedOccurrence(plan, occurrence, orderId);
  const known = await findOccurrence(unit, plan.id, occurrence);
  const { state, workOrderId } = fresh;
  if (known) await unit.change(occurrences, known.id, () => ({ ok: true, patch: { state, workOrderId } }));
  else {
    const id = occurrenceId(plan.id, occurrence.originalDate);
    await unit.create(occurrences, id, fresh, undefined, { isServers: true });
  }
}

/**
 * Takes a plan past occurrences that need no order any more, in the order of their days, and past those behind them that need
 * none either. `note` is told where that moves the plan.
 */
export async function passOccurrences(
  unit: Unit,
  plan: Stored<Plan>,
  occurrences: readonly ScheduledDate[],
  note?: string,
): Promise<void> {
  // What kept its orders from being made is over.
  let patch: Partial<Plan> = plan.health === 'error' ? HEALTHY : {};
  for (const occurrence of occurrences)
    patch = { ...patch, ...afterGenerating({ ...plan, ...patch }, occurrence) };
  for (let ahead = 0; patch.nextDueDate !== undefined && ahead < MOST_AHEAD; ahead += 1) {
    const moved = { ...plan, ...patch };
    const [next] = comingDates(moved, patch.nextDueDate, 1);
    if (!next || takesOrder(await findOccurrence(unit, plan.id, next))) break;
    patch = { ...patch, ...afterGenerating(moved, next) };
  }
  if (Object.keys(patch).length === 0) return;
  await unit.change(maintenancePlans, plan.id, () => ({ ok: true, patch, ...(note && { note }) }));
}
