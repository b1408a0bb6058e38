import { type Asset, assets, serviced } from '@fm/domain/asset';
import { dayIn } from '@fm/domain/calendar-day';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { chunksOf, type Stored } from '@fm/domain/record';
import { readingsOf, type WorkOrder, workOrders } from '@fm/domain/work-order';
import type { DocumentQuery } from '../documents';
import { wayBack } from '../undo';
import type { Unit } from '../unit';

/** Entries of one order's services that are looked through: of a job that was reopened again and again. */
const MOST_ENTRIES = 200;

/** What entries of a service belong to: the order, and the item with the reading where there is one. */
const batchOf = (orderId: string, itemId: string | undefined) =>
  itemId === undefined ? orderId : `${orderId}/${itemId}`;

/** Notes on the assets of an order that is completed at `now` that they were serviced. Those gone stay as they are. */
export async function noteServices(unit: Unit, order: Stored<WorkOrder>, now: Date): Promise<void> {
  const on = dayIn(order.timezone, now);
  const readings = readingsOf(order);
  for (const id of order.assetIds ?? []) {
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

/** Takes the services of an order back that is open again; what others changed since stays as it is. */
export async function takeServicesBack(unit: Unit, order: Stored<WorkOrder>): Promise<void> {
  const services = await findServices(unit, order);
  for (const id of order.assetIds ?? []) {
    const entry = services.get(id);
    const known = entry && (await unit.find(assets, id));
    if (!known || known.trashed) continue;
    const back = wayBack<Asset>(assets.fields, known, entry.changes);
    if (!back.ok || Object.keys(back.patch).length === 0) continue;
    const note = `${workOrders.label(order)} was opened again`;
    await unit.change(assets, id, () => ({ ok: true, patch: back.patch, note, batchId: order.id }));
  }
}

/** History entries of these batches. */
export const entriesOfBatches = (batches: readonly string[]): DocumentQuery => ({
  path: historyEvents.path,
  filters: [['batchId', 'in', batches]],
  orders: [],
  limit: MOST_ENTRIES,
});

/** What the services of an order changed, the newest entry of each asset. */
async function findServices(
  unit: Unit,
  order: Stored<WorkOrder>,
): Promise<ReadonlyMap<string, HistoryEvent>> {
  const items = [...readingsOf(order).values()].map(({ itemId }) => itemId);
  const batches = [undefined, ...items].map((item) => batchOf(order.id, item));
  const found: HistoryEvent[] = [];
  for (const some of chunksOf(batches)) {
    const { path: _, ...query } = entriesOfBatches(some);
    found.push(...(await unit.list<HistoryEvent>(historyEvents, query)));
  }
  const newest = new Map<string, HistoryEvent>();
  for (const entry of found.sort((a, b) => a.at.getTime() - b.at.getTime()))
    if (entry.entity.type === assets.type) newest.set(entry.entity.id, entry);
  return newest;
}
