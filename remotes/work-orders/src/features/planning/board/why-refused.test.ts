import type { Actor } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { whyRefused } from './why-refused';

const office: Actor = { uid: 'u2', name: 'Olga Brandt', role: '' };
const manager: Actor = { uid: 'u3', name: 'Marek Wolny', role: 'manager', employeeId: 'e9' };
const order = (fields: Partial<WorkOrder>): WorkOrder => ({
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Lift check',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
  }),
  ...fields,
});

describe('dropping an order on another column', () => {
  it('is not refused where a button would do it', () => {
    expect(whyRefused(order({ status: 'draft' }), 'scheduled', office)).toBeUndefined();
    expect(whyRefused(order({ status: 'scheduled', leadId: 'e9' }), 'inProgress', manager)).toBeUndefined();
  });

  it('says where the order can go where no step leads to that column', () => {
    expect(whyRefused(order({ status: 'draft' }), 'completed', office)).toBe(
      '“Draft” cannot become “Completed”. From here it goes to “Scheduled” or “Cancelled”.',
    );
  });

  it('says what to do first where there is a way round', () => {
    expect(whyRefused(order({ status: 'inProgress' }), 'cancelled', office)).toContain(
      'put it on hold first',
    );
  });

  it('tells a manager who is not on the job that it is read-only', () => {
    expect(whyRefused(order({ status: 'scheduled' }), 'inProgress', manager)).toBe(
      'You can read and comment on this order. Only office staff, its lead and its crew move it on.',
    );
  });

  it('sends whoever completed the job to somebody else for verifying', () => {
    const job = order({ status: 'completed', completedBy: { uid: 'u2', name: 'Olga Brandt' } });
    expect(whyRefused(job, 'verified', office)).toBe(
      'You completed this job, so somebody else has to verify it.',
    );
  });
});
