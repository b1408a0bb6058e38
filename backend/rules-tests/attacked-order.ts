import { STATUS_GROUP_OF, type WorkOrder, type WorkOrderStatus } from '@fm/domain/work-order';
import { documentOf, existing } from './documents';
import { WORK_ORDER } from './samples';

/** When all of it happened. */
export const EARLIER = new Date('2026-11-19T10:00:00.000Z');
/** Who did it. */
export const someone = { uid: 'u-other', name: 'Ida Ohm' };
/** Where it is stored. */
export const RECORD = 'workOrders/r1';
/** An order that nobody is on. */
export const NO_CREW = { crewIds: [], crewRefs: [] };

/** A work order in a status, with the traces of the way there. */
export function order(status: WorkOrderStatus, over: object = {}) {
  const started = { startedAt: EARLIER, firstResponseAt: EARLIER };
  const completed = { ...started, outcome: 'All done.', completedAt: EARLIER, completedBy: someone };
  const traces: Partial<Record<WorkOrderStatus, object>> = {
    inProgress: started,
    onHold: { ...started, waiting: { reason: 'parts', since: EARLIER }, heldMin: 5 },
    completed,
    verified: { ...completed, verifiedAt: EARLIER, verifiedBy: someone },
    cancelled: { cancelReason: 'Not needed' },
  };
  const values = { ...WORK_ORDER.values, ...traces[status], status, statusGroup: STATUS_GROUP_OF[status] };
  const checklist = Object.fromEntries(
    Object.entries(values.checklist).map(([id, item]) => [id, id === 'a' ? { ...item, value: true } : item]),
  );
  return existing<WorkOrder>({ ...values, checklist } as WorkOrder, { number: 'WO-2026-0001', ...over });
}

/** The same as a document. */
export const stored = (before: ReturnType<typeof order>) => ({ [RECORD]: documentOf(before) });
