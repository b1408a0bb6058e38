import type { Attachment } from '@fm/domain/attachment';
import { emptyOffer, offerFormSchema } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { parse } from 'valibot';
import { foundOnOrder } from './found-on-order';

const order = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Monthly lift check',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
    contactRef: { id: 'k', name: 'Rosa Klein' },
  }),
  checklist: {
    a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail', note: 'Worn down' },
    n: { kind: 'number', label: 'Oil', order: 1, required: true, unit: 'bar', min: 2, value: 0.5 },
  },
  id: 'w1',
  number: 'WO-2026-0042',
} as unknown as Stored<WorkOrder>;

describe('an offer for what was found on a job', () => {
  it('takes over place, contact, item and remark', () => {
    const initial = foundOnOrder(order, 'a', 'l1', []);
    expect(initial.foundOn).toEqual({ id: 'w1', name: 'WO-2026-0042 Monthly lift check', itemId: 'a' });
    expect(initial.values).toMatchObject({
      title: 'Repair: Brakes',
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
      contactRef: { id: 'k', name: 'Rosa Klein' },
      intro: 'Found on WO-2026-0042 Monthly lift check.',
      lines: [{ id: 'l1', name: 'Brakes', description: 'Worn down' }],
    });
    expect(() => parse(offerFormSchema, { ...emptyOffer('2026-11-20'), ...initial.values })).not.toThrow();
  });

  it('tells what was measured', () => {
    expect(foundOnOrder(order, 'n', 'l1', []).values?.lines).toMatchObject([
      { name: 'Oil', description: 'Measured: 0.5 bar' },
    ]);
  });

  it('takes the photos of that item along', () => {
    const files = [
      { id: 'f3', kind: 'photo', itemId: 'a', caption: 'Left shoe' },
      { id: 'f2', kind: 'photo', itemId: 'n' },
      { id: 'f1', kind: 'photo', itemId: 'a' },
    ] as Stored<Attachment>[];
    expect(foundOnOrder(order, 'a', 'l1', files).photos).toMatchObject([
      { id: 'f1' },
      { id: 'f3', caption: 'Left shoe' },
    ]);
    expect(foundOnOrder(order, 'a', 'l1', undefined).photos).toBeUndefined();
  });

  it('is about the job itself where the item is gone, and follows up none', () => {
    const initial = foundOnOrder(order, 'gone', 'l1', []);
    expect(initial.values?.title).toBe('Repair: Monthly lift check');
    expect(initial).not.toHaveProperty('foundOn');
  });
});
