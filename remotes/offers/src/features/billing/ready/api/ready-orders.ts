import { type LiveRows, type Narrow, useLiveRows } from '@fm/data';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Orders looked at. */
export const MOST_READY = 200;

const ready: Narrow<WorkOrder> = (spec) =>
  spec.where('trashed', '==', false).where('billing', '==', 'ready').orderBy('verifiedAt');

/** Verified work orders that no invoice bills, those first that wait longest; at most 200, live. */
export const useReadyOrders = (): LiveRows<WorkOrder> => useLiveRows(workOrders, ready, MOST_READY);

/** Decisions shown. */
export const MOST_UNBILLED = 50;

const unbilled: Narrow<WorkOrder> = (spec) =>
  spec.where('trashed', '==', false).where('billing', '==', 'none').orderBy('verifiedAt', 'desc');

/** Verified work orders of which somebody said that there is nothing to bill, the latest first; at most 50, live. */
export const useUnbilledOrders = (): LiveRows<WorkOrder> => useLiveRows(workOrders, unbilled, MOST_UNBILLED);
