import { commitTogether, findRecords, historyEvents, type Outcome, type Unit, wayBack } from '@fm/data';
import { type Asset, assets, serviced } from '@fm/domain/asset';
import { dayIn } from '@fm/domain/calendar-day';
import type { HistoryEvent } from '@fm/domain/event';
import type { Actor, Stored } from '@fm/domain/record';
import { readingsOf, type WorkOrder, workOrders } from '@fm/domain/work-order';

/**
 * Assets noted in one commit: the rules look at each, and at most at 20 documents in all. More than these follow in
 * commits of their own.
 */
const SERVED_AT_ONCE = 6;

/** Entries of one order's services that are looked through: of a job that was reopened again and again. */
const MOST_ENTRIES = 200;

/** The assets of an order, those first whose meter was read. */
export function servedBy({ assetIds = [], checklist }: WorkOrder): readonly string[] {
  const read = readingsOf({ checklist });
  return [...assetIds].sort((a, b) => Number(read.has(b)) - Number(read.has(a)));
}

/** Those that the commit of the order itself has room for, after all that has to go with it. */
export const servedAtOnce = (order: WorkOrder, room: number): readonly string[] =>
  servedBy(order).slice(0, Math.max(0, Math.min(room, SERVED_AT_ONCE)));

/** What entries of a service belong to: the order, and the item with the reading where there is one. */
const batchOf = (orderId: string, itemId: string | undefined) =>
  itemId === undefined ? orderId : `${orderId}/${itemId}`;

/** Notes on these assets that they were serviced with an order that is completed at `now`. Those gone stay as they are. */
export async function noteService(
  unit: Unit,
  order: Stored<WorkOrder>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const on = dayIn(order.timezone, now);
  const readings = readingsOf(order);
  for (const id of ids) {
    const known = await unit.find(assets, id);
    if (!known || known.trashed) continue;
    const reading = readings.get(id);
    const patch = serviced(known, { on, reading });
    if (Object.keys(patch).length === 0) continue;
    await unit.change(assets, id, () => ({
      ok: true,
      patch,
      note: [`Serviced with ${workOrders.label(order)}`, patch.meter && reading?.note]
        .filter(Boolean)
        .join('. '),
      batchId: batchOf(order.id, patch.meter && reading?.itemId),
    }));
  }
}

/** What the services of an order changed, the newest entry of each asset. */
export async function findServices(
  order: Stored<WorkOrder>,
): Promise<Outcome<ReadonlyMap<string, HistoryEvent>>> {
  const items = [...readingsOf(order).values()].map(({ itemId }) => itemId);
  const batches = [undefined, ...items].map((item) => batchOf(order.id, item));
  const found = await findRecords(
    historyEvents,
    (spec) => spec.where('batchId', 'in', batches),
    MOST_ENTRIES,
  );
  if (!found.ok) return found;
  const newest = new Map<string, HistoryEvent>();
  for (const entry of [...found.value].sort((a, b) => a.at.getTime() - b.at.getTime()))
    if (entry.entity.type === assets.type) newest.set(entry.entity.id, entry);
  return { ok: true, value: newest };
}

/** Takes the services of an order back that is open again; what others changed since stays as it is. */
export async function takeServiceBack(
  unit: Unit,
  order: Stored<WorkOrder>,
  ids: readonly string[],
  services: ReadonlyMap<string, HistoryEvent>,
): Promise<void> {
  for (const id of ids) {
    const entry = services.get(id);
    const known = entry && (await unit.find(assets, id));
    if (!known || known.trashed) continue;
    const back = wayBack<Asset>(known, entry.changes);
    if (!back.ok || Object.keys(back.patch).length === 0) continue;
    const note = `${workOrders.label(order)} was opened again`;
    await unit.change(assets, id, () => ({ ok: true, patch: back.patch, note, batchId: order.id }));
  }
}

/** Does to the assets that did not fit into the commit of their order what was done to the first. */
export async function withOthers(
  actor: Actor,
  others: readonly string[],
  each: (unit: Unit, ids: readonly string[]) => Promise<void>,
): Promise<Outcome<void>> {
  for (let at = 0; at < others.length; at += SERVED_AT_ONCE) {
    const ids = others.slice(at, at + SERVED_AT_ONCE);
    const outcome = await commitTogether(actor, (unit) => each(unit, ids));
    if (outcome.ok) continue;
    const message = `The status is changed, but some assets of the order could not be updated: ${outcome.failure.message}`;
    return { ok: false, failure: { ...outcome.failure, message } };
  }
  return { ok: true, value: undefined };
}
