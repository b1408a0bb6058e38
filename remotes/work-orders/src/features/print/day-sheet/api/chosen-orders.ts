import { type LiveRows, useLiveRows } from '@fm/data';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { MOST_CHOSEN } from '../chosen-address';
import { inOrder } from './orders-of-day';

/** The orders with these ids, live, in the order in which they start; without those in the trash. */
export function useChosenOrders(ids: readonly string[]): LiveRows<WorkOrder> {
  const named = [...ids].sort();
  const found = useLiveRows(
    named.length > 0 ? workOrders : undefined,
    (spec) => spec.where('__name__', 'in', named),
    MOST_CHOSEN,
  );
  return { ...found, rows: inOrder(found.rows.filter(({ trashed }) => !trashed)) };
}
