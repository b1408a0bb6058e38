import type { PlannedTogether } from '@fm/domain/assignment';
import { isReassigned } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import type { OrderChange, WorkOrder } from '@fm/domain/work-order';

/** The orders that a change would give to somebody else or another time, before and after it. */
export const reassignedBy = (rows: readonly Stored<WorkOrder>[], change: OrderChange): PlannedTogether[] =>
  rows.flatMap((before) => {
    const computed = change(before);
    if (!computed.ok) return [];
    const after = { ...before, ...computed.patch };
    return isReassigned(before, after) ? [{ before, after }] : [];
  });
