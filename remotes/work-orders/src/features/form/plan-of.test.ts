import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToForm, workOrderToRecord } from '@fm/domain/work-order';
import { needsReason, planOf } from './plan-of';

const JAN = { id: 'jan', name: 'Jan Ode' };
const IDA = { id: 'ida', name: 'Ida Ohm' };
const form = {
  ...emptyWorkOrder(),
  title: 'Lift check',
  customerRef: { id: 'c', name: 'Elbe Clinic' },
  siteRef: { id: 's', name: 'North wing' },
  timezone: 'America/New_York',
  leadRef: JAN,
  plannedDay: '2026-11-25',
  plannedFrom: '08:00',
  plannedTo: '10:00',
};
const stored = {
  ...workOrderToRecord({ ...form, customerRef: form.customerRef, siteRef: form.siteRef }),
  id: 'w1',
} as Stored<WorkOrder>;

describe('the plan in a form', () => {
  it('has its times at the site, its place, and everybody on it', () => {
    expect(planOf({ ...form, crewRefs: [IDA] }, 'w1')).toMatchObject({
      job: { id: 'w1', plannedStart: new Date('2026-11-25T13:00Z'), timezone: 'America/New_York' },
      siteId: 's',
      lead: JAN,
      crew: [IDA],
    });
  });

  it('has no time while its day or its start are missing or half typed', () => {
    for (const over of [
      { plannedDay: '' },
      { plannedFrom: '' },
      { plannedFrom: '8' },
      { plannedDay: '2026-1' },
    ])
      expect(planOf({ ...form, ...over }, undefined).job.plannedStart).toBeUndefined();
  });
});

describe('a reason', () => {
  it('is not asked of who changes something else, though something speaks against the plan', () => {
    expect(needsReason(stored, planOf(workOrderToForm(stored), 'w1'))).toBe(false);
    expect(needsReason(stored, planOf({ ...workOrderToForm(stored), estimateMin: 30 }, 'w1'))).toBe(false);
  });

  it('is asked of who plans anew: a new order, another time, somebody more', () => {
    expect(needsReason(undefined, planOf(form, undefined))).toBe(true);
    for (const over of [{ plannedFrom: '09:00' }, { leadRef: IDA }, { crewRefs: [IDA] }])
      expect(needsReason(stored, planOf({ ...form, ...over }, 'w1'))).toBe(true);
  });
});
