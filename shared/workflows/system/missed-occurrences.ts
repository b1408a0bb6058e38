import { type CalendarDay, dayIn, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { afterMissed, maintenancePlans, type Occurrence, occurrencesOf } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import {
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  recordFrom,
  type StoredDocument,
} from '../documents';
import type { Unit } from '../unit';
import { type Counts, eachDue, type JobReport } from './each-due';

/** Occurrences of all plans that have an order and were before `day`. */
export const passedOccurrencesOn = (day: CalendarDay, limit: number): DocumentQuery => ({
  path: occurrencesOf('-').path,
  everywhere: true,
  filters: [
    ['state', '==', 'generated'],
    ['dueDate', '<', day],
  ],
  orders: [['dueDate', 'asc']],
  limit,
});

const MISSED = { state: 'missed' } as const;

/**
 * Marks occurrences as missed whose order is not begun after the last day it may be, and has the plan say so: late, and
 * stalled after several in a row. The order can still be done; beginning it makes the plan well again.
 */
export const markMissedOccurrences = (database: DocumentDatabase, now: Date): Promise<JobReport> =>
  eachDue(database, now, {
    query: (limit) => passedOccurrencesOn(today(COMPANY.timezone, now), limit),
    look: (transaction, page) => withOpenOrders(transaction, page, now),
    act: (unit, id) => markMissed(unit, id, now),
  });

/** Of occurrences those whose order is not begun after its last day: the orders of a page are read in one go. */
async function withOpenOrders(
  transaction: DocumentTransaction,
  page: readonly StoredDocument[],
  now: Date,
): Promise<readonly StoredDocument[]> {
  const orders = await Promise.all(
    page.map(async (document) => {
      const { workOrderId } = document.data as unknown as Occurrence;
      const path = `${workOrders.path}/${workOrderId}`;
      return workOrderId === undefined ? undefined : recordFrom<WorkOrder>(await transaction.get(path));
    }),
  );
  return page.filter((document, at) => isMissed(document.data as unknown as Occurrence, orders[at], now));
}

/** Whether the order of an occurrence is not begun after the last day it may be. */
const isMissed = (occurrence: Occurrence, order: Stored<WorkOrder> | undefined, now: Date): boolean =>
  order !== undefined &&
  !order.trashed &&
  order.statusGroup === 'open' &&
  (order.dueDate ?? occurrence.dueDate) < dayIn(order.timezone, now);

/** Gives what was done; undefined for an occurrence whose order is under way, or may still be begun. */
async function markMissed(unit: Unit, id: string, now: Date): Promise<Counts | undefined> {
  // The id of an occurrence begins with that of its plan.
  const planId = id.slice(0, id.lastIndexOf('_'));
  const kind = occurrencesOf(planId);
  const occurrence = await unit.find(kind, id);
  if (occurrence?.state !== 'generated' || occurrence.workOrderId === undefined) return undefined;
  const order = await unit.find(workOrders, occurrence.workOrderId);
  if (!isMissed(occurrence, order, now)) return undefined;
  await unit.change(kind, id, () => ({ ok: true, kind: 'status', patch: MISSED }));
  const plan = await unit.find(maintenancePlans, planId);
  if (plan?.state === 'active' && !plan.trashed)
    await unit.change(maintenancePlans, planId, (current) => ({ ok: true, patch: afterMissed(current) }));
  return { occurrences: 1 };
}
