import {
  type Labour,
  type LabourRates,
  labourRatesSchema,
  labourSchema,
  labourTotals,
} from '@fm/domain/labour';
import { offerSchema } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { jobAccount, lineTotals, type WorkOrder, workOrderSchema } from '@fm/domain/work-order';
import * as v from 'valibot';
import { documents, records } from '../demo-fixture';

/** What lies below an order in a collection, each with its id. */
const below = <R extends object>(orderId: string, name: string, schema: v.GenericSchema<unknown, R>) =>
  documents.flatMap(({ path, data }) => {
    const [root, order, collection, id = ''] = path.split('/');
    return root === 'workOrders' && order === orderId && collection === name
      ? [{ ...v.parse(schema, data), id } as unknown as Stored<R>]
      : [];
  });

describe('what orders of the demo bring in', () => {
  const orders: (WorkOrder & { id: string })[] = records('workOrders', workOrderSchema);
  const margins = orders
    .filter(({ status }) => status === 'completed' || status === 'verified')
    .flatMap((order) => {
      const entries = below<Labour>(order.id, 'labour', labourSchema);
      const [known = { rates: {} }] = below<LabourRates>(order.id, 'private', labourRatesSchema);
      const [time, lines] = [labourTotals(entries, known), lineTotals(order)];
      const { marginBp } = jobAccount({
        offeredMinor: order.offerTotalMinor,
        billMinor: time.billMinor + lines.billMinor,
        costMinor: time.costMinor + lines.partsCostMinor + lines.otherCostMinor,
      });
      return marginBp === undefined ? [] : marginBp;
    });

  it('leaves a usual margin of most, and of some a loss to look at', () => {
    const usual = margins.filter((marginBp) => marginBp >= 1500 && marginBp <= 4500);
    expect(usual.length / margins.length).toBeGreaterThan(0.75);
    const losses = margins.filter((marginBp) => marginBp < 0).length;
    expect(losses).toBeGreaterThan(2);
    expect(losses).toBeLessThan(20);
    expect(Math.max(...margins)).toBeLessThan(5000);
  });

  it('is all of what was offered, over the orders of an offer together', () => {
    const brought = new Map<string, number>();
    for (const { offerRef, offerTotalMinor = 0 } of orders)
      if (offerRef) brought.set(offerRef.id, (brought.get(offerRef.id) ?? 0) + offerTotalMinor);
    const offered = records('offers', offerSchema).filter(({ id }) => brought.has(id));
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.map(({ id }) => brought.get(id))).toEqual(offered.map(({ netMinor }) => netMinor));
  });
});
