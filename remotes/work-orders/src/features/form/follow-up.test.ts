import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { followUpOf } from './follow-up';

const order = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Monthly lift check',
    priority: 'high',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
    timezone: 'Europe/London',
    checklist: {
      a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail', note: 'Worn down' },
    },
  }),
  id: 'w1',
  number: 'WO-2026-0042',
} as unknown as Stored<WorkOrder>;

describe('an order for what was found on another', () => {
  it('takes item and remark over, for the same place, and names the first one', () => {
    expect(followUpOf(order, 'a')).toEqual({
      values: {
        title: 'Follow-up: Brakes',
        description: 'Found on WO-2026-0042 Monthly lift check.\nWorn down',
        priority: 'high',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
        contactRef: null,
        timezone: 'Europe/London',
      },
      links: { w1: { kind: 'followUpOf', name: 'WO-2026-0042 Monthly lift check' } },
    });
  });

  it('is about the order itself where the item is gone', () => {
    expect(followUpOf(order, 'gone').values?.title).toBe('Follow-up: Monthly lift check');
  });
});
