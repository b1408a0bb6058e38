import { type ComparedOrder, compareOrder } from './compare-order';
import { type ComparedRow, comparedSum } from './compared-row';

/**
 * Offered, done and cost of whole orders, a row each: what is unknown of a part of an order is unknown of the order. One
 * that was never offered, nor has a plan's price, has nothing offered.
 */
export const compareOrders = (works: readonly ComparedOrder[]): readonly ComparedRow[] =>
  works.map((work): ComparedRow => {
    const rows = compareOrder(work);
    const { offeredMinor, doneMinor, costMinor, withoutPrice, withoutCost } = comparedSum(rows);
    const { id, number, title } = work.order;
    return {
      id,
      name: number === undefined ? title : `${number} ${title}`,
      ...(rows.some((row) => row.offeredMinor !== undefined) && { offeredMinor }),
      doneMinor: withoutPrice === 0 ? doneMinor : undefined,
      costMinor: withoutCost === 0 ? costMinor : undefined,
      knownCostMinor: costMinor,
    };
  });
