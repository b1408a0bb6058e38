import { type Labour, type LabourRates, labourTotals } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { type JobAccount, jobAccount, lineTotals, type WorkOrder } from '@fm/domain/work-order';

/** Offered, done and cost of an order, and whether some of it is not known yet. */
export interface OrderAccount extends JobAccount {
  readonly labourCostMinor: number;
  readonly open: boolean;
}

/** The account of an order over the time that was read of it. */
export function accountOf(
  order: Pick<WorkOrder, 'offerTotalMinor' | 'parts' | 'costs'>,
  entries: readonly Stored<Labour>[],
  rates: LabourRates,
): OrderAccount {
  const time = labourTotals(entries, rates);
  const lines = lineTotals(order);
  const account = jobAccount({
    offeredMinor: order.offerTotalMinor,
    billMinor: time.billMinor + lines.billMinor,
    costMinor: time.costMinor + lines.partsCostMinor + lines.otherCostMinor,
  });
  return {
    ...account,
    labourCostMinor: time.costMinor,
    open: time.unpriced.length + lines.withoutCost > 0,
  };
}
