import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { followUpOf } from './api/initial-values';

const order = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Monthly lift check',
    priority: 'high',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
    timezone: 'Europe/London',
    assetRefs: [{ id: 'a1', name: 'Lift 1' }],
  }),
  checklist: {
    a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail', note: 'Worn down' },
  },
  id: 'w1',
  number: 'WO-2026-0042',
} as unknown as Stored<WorkOrder>;

describe('an order for what was found on another', () => {
  it('takes item and remark over, for the same place, and names the first one', () => {
    expect(followUpOf(order, 'a', [])).toEqual({
      values: {
        title: 'Follow-up: Brakes',
        description: 'Found on WO-2026-0042 Monthly lift check.\nWorn down',
        priority: 'high',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
        contactRef: null,
        assetRefs: [{ id: 'a1', name: 'Lift 1' }],
        timezone: 'Europe/London',
      },
      links: { w1: { kind: 'followUpOf', name: 'WO-2026-0042 Monthly lift check' } },
      itemId: 'a',
      photos: [],
    });
  });

  it('takes the photos of that item along, the oldest first, and no other file', () => {
    const files = [
      { id: 'f4', kind: 'photo', itemId: 'a' },
      { id: 'f3', kind: 'photo', itemId: 'b' },
      { id: 'f2', kind: 'document', itemId: 'a' },
      { id: 'f1', kind: 'photoBefore', itemId: 'a' },
      { id: 'f0', kind: 'photo' },
    ] as Stored<Attachment>[];
    expect(followUpOf(order, 'a', files).photos?.map(({ id }) => id)).toEqual(['f1', 'f4']);
    expect(followUpOf(order, 'gone', files)).toMatchObject({ itemId: undefined, photos: [] });
    expect(followUpOf(order, 'a', undefined).photos).toBeUndefined();
  });

  it('is about the order itself where the item is gone', () => {
    expect(followUpOf(order, 'gone', []).values?.title).toBe('Follow-up: Monthly lift check');
  });
});
