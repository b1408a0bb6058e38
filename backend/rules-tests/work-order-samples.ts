import type { Stored } from '@fm/domain/record';
import {
  STATUS_GROUP_OF,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderStepInput,
} from '@fm/domain/work-order';
import { existing } from './documents';
import { PEOPLE } from './people';
import { WORK_ORDER } from './samples';

const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const other = { uid: 'u-other', name: 'Ida Ohm' };
const office = { uid: PEOPLE.office.uid, name: PEOPLE.office.name };

/** Everything any step of a work order asks for. */
export const ORDER_STEP: WorkOrderStepInput = {
  reason: 'Because.',
  waitingReason: 'parts',
  waitingUntil: '2026-12-01',
  outcome: 'All done.',
  signedBy: 'Rosa Klein',
  note: 'Look again.',
};

/** Work orders in a status, as different people stand to them; the name tells the difference. */
export function ordersIn(status: string): Readonly<Record<string, Stored<WorkOrder>>> {
  const started = { startedAt: EARLIER, firstResponseAt: EARLIER };
  const completed = { ...started, outcome: 'All done.', completedAt: EARLIER, completedBy: other };
  const traces: Readonly<Record<string, object>> = {
    draft: {},
    scheduled: {},
    inProgress: started,
    onHold: { ...started, waiting: { reason: 'parts', since: EARLIER }, heldMin: 5 },
    completed,
    verified: { ...completed, verifiedAt: EARLIER, verifiedBy: other },
    cancelled: { cancelReason: 'Not needed' },
  };
  const statusGroup = STATUS_GROUP_OF[status as WorkOrderStatus];
  const checklist = { a: { kind: 'check', label: 'Done?', order: 0, required: true, value: true } };
  const order = (over: object) =>
    existing<WorkOrder>(
      { ...WORK_ORDER.values, checklist, ...traces[status], status, statusGroup } as WorkOrder,
      { number: 'WO-2026-0001', ...over },
    );
  return {
    'with the manager on the crew': order({}),
    'led by the manager': order({ leadId: 'e-manager', crewRefs: [], crewIds: [] }),
    'of others': order({ crewRefs: [], crewIds: [] }),
    'to be signed': order({ requireSignature: true }),
    ...(status === 'completed' && { 'completed by the office': order({ completedBy: office }) }),
  };
}
