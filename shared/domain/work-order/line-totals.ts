import { divideRounded } from '../decimal';
import type { OrderCosts, OrderPart, OrderParts } from './lines';

const MILLI = 1000n;

type Priced = Pick<OrderPart, 'qtyMilli' | 'costMinor' | 'priceMinor' | 'roundingMinor' | 'billable'>;

const times = (qtyMilli: number, unitMinor: number): number =>
  Number(divideRounded(BigInt(qtyMilli) * BigInt(unitMinor), MILLI));

/** What a part costs, rounded once with a half away from zero; undefined while nobody knows. */
export const partCostMinor = ({ qtyMilli, costMinor }: Priced): number | undefined =>
  costMinor === undefined ? undefined : times(qtyMilli, costMinor);

/** What the customer pays for a part without tax; undefined while nobody knows. Nothing for what is not billed. */
export function partBillMinor({
  qtyMilli,
  priceMinor,
  roundingMinor = 0,
  billable,
}: Priced): number | undefined {
  if (!billable) return 0;
  return priceMinor === undefined ? undefined : times(qtyMilli, priceMinor) + roundingMinor;
}

/** Sums of an order's parts and costs; each line is rounded by itself, so that the columns add up. */
export interface LineTotals {
  readonly partsCostMinor: number;
  readonly otherCostMinor: number;
  /** Parts and costs that are billed, without tax. */
  readonly billMinor: number;
  /** Parts whose cost nobody knows yet, and billed ones without a price. */
  readonly withoutCost: number;
  readonly withoutPrice: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Sums up parts and costs. */
export function lineTotals(order: {
  readonly parts?: OrderParts | undefined;
  readonly costs?: OrderCosts | undefined;
}): LineTotals {
  const parts = Object.values(order.parts ?? {});
  const costs = Object.values(order.costs ?? {});
  const partCosts = parts.map(partCostMinor);
  const bills = parts.map(partBillMinor);
  const known = (amounts: readonly (number | undefined)[]) => amounts.filter((n) => n !== undefined);
  return {
    partsCostMinor: sum(known(partCosts)),
    otherCostMinor: sum(costs.map(({ amountMinor }) => amountMinor)),
    billMinor:
      sum(known(bills)) + sum(costs.filter(({ billable }) => billable).map(({ amountMinor }) => amountMinor)),
    withoutCost: partCosts.length - known(partCosts).length,
    withoutPrice: bills.length - known(bills).length,
  };
}
