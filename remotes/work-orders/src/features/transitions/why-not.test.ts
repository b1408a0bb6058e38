import type { Actor } from '@fm/domain/record';
import {
  emptyWorkOrder,
  WORK_ORDER_STATUSES,
  type WorkOrder,
  type WorkOrderStatus,
  workOrderFacts,
  workOrderToRecord,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { whyNot } from './why-not';

const admin: Actor = { uid: 'u1', name: 'Ana Adler', role: 'admin' };
const office: Actor = { uid: 'u2', name: 'Olga Brandt', role: '' };
const manager: Actor = { uid: 'u3', name: 'Marek Wolny', role: 'manager', employeeId: 'e9' };

const order = (status: WorkOrderStatus, fields: Partial<WorkOrder> = {}): WorkOrder => ({
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Lift check',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
  }),
  status,
  ...fields,
});

describe('why a button is missing', () => {
  it.each(WORK_ORDER_STATUSES)('is told to a manager who is not on the job: %s', (status) => {
    expect(whyNot(order(status), manager)).toHaveLength(1);
  });

  it('is never silent where there is no button at all', () => {
    for (const actor of [admin, office, manager]) {
      for (const status of WORK_ORDER_STATUSES) {
        for (const leadId of ['e9', 'e1']) {
          const job = order(status, { leadId });
          const buttons = workOrderTransitions.next(status, workOrderFacts(job, actor));
          if (buttons.length === 0) expect(whyNot(job, actor)).not.toEqual([]);
        }
      }
    }
  });

  it('sends whoever completed the job to somebody else for verifying', () => {
    const job = order('completed', { completedBy: { uid: 'u2', name: 'Olga Brandt' } });
    expect(whyNot(job, office)).toEqual(['You completed this job, so somebody else has to verify it.']);
    expect(whyNot(job, admin)).toEqual([]);
  });

  it('names the administrator for a verified order, to everybody else', () => {
    expect(whyNot(order('verified'), office)).toEqual([
      'This order is verified and locked. An administrator can take that back.',
    ]);
    expect(whyNot(order('verified'), admin)).toEqual([]);
  });
});
