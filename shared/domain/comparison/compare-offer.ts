import { agreedLines, isDealtAsWhole, type Offer } from '../offer';
import { offerTotals } from '../offer-arithmetic';
import { type ComparedOrder, compareOrder } from './compare-order';
import type { ComparedRow } from './compared-row';

/**
 * Offered, done and cost of an offer over its orders: its agreed lines in their order, those that no order has with
 * nothing done, then what was done beside them.
 */
export function compareOffer(offer: Offer, works: readonly ComparedOrder[]): readonly ComparedRow[] {
  const done = works.flatMap((work) => compareOrder(work).map((row) => ofOffer(offer, work.order.id, row)));
  if (isDealtAsWhole(offer)) return done;
  const byLine = new Map(done.map((row) => [row.id, row]));
  const { lines: totals } = offerTotals(offer);
  const lines = agreedLines(offer).filter(({ kind }) => kind !== 'text');
  const offered = lines.map(({ id, name }): ComparedRow => {
    const nothing = { id, name, doneMinor: 0, costMinor: 0, knownCostMinor: 0 };
    return byLine.get(id) ?? { ...nothing, offeredMinor: totals[id]?.agreedMinor ?? 0 };
  });
  const ids = new Set(lines.map(({ id }) => id));
  return [...offered, ...done.filter(({ id }) => !ids.has(id))];
}

/** A line that went on to another order is what this one did beside the offer. */
function ofOffer({ lineOrders }: Offer, orderId: string, row: ComparedRow): ComparedRow {
  if (row.offeredMinor === undefined || !lineOrders || lineOrders[row.id] === orderId) return row;
  const { offeredMinor: _offered, ...rest } = row;
  return { ...rest, id: `${orderId} ${row.id}` };
}
