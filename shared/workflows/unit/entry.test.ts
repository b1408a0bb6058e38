import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrders, workOrderToRecord } from '@fm/domain/work-order';
import { FailureSignal } from '../failure';
import { entryPatch } from './entry';

const now = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'u1', name: 'Olga Brandt' };

const order = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Replace filters',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    siteRef: { id: 's1', name: 'North wing' },
    checklist: {
      a: { kind: 'check', label: 'Filter replaced', order: 0, required: true },
      n: { kind: 'number', label: 'Pressure', order: 1, required: false, unit: 'bar' },
    },
  }),
  id: 'w1',
} as unknown as Stored<WorkOrder>;

const fill = (id: string, fields: object) => entryPatch(workOrders, by, order, 'checklist', id, fields, now);

describe('filling in one entry', () => {
  it('writes the whole entry, stamped', () => {
    expect(fill('a', { value: true }).entry).toEqual({
      kind: 'check',
      label: 'Filter replaced',
      order: 0,
      required: true,
      value: true,
      by: { uid: 'u1', name: 'Olga Brandt' },
      at: now,
    });
  });

  it('tells a new entry as one, also on a record that never had any', () => {
    const cost = { order: 0, label: 'Parking', amountMinor: 450, billable: false };
    const { costs: _, ...bare } = order;
    const patch = entryPatch(workOrders, by, bare as typeof order, 'costs', 'k', cost, now);
    expect(patch.changes).toEqual([{ path: 'costs.k', to: cost }]);
  });

  it('tells the history of the value alone, and of which item', () => {
    expect(fill('n', { value: 2.5 }).changes).toEqual([
      { path: 'checklist.n.value', entryName: 'Pressure', to: 2.5 },
    ]);
  });

  it('refuses a value of the wrong kind', () => {
    expect(() => fill('n', { value: 'much' })).toThrow(FailureSignal);
  });
});
