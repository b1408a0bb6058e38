import { type Labour, type LabourRates, labourTotals } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import {
  type JobAccount,
  jobAccount,
  type LineTotals,
  lineTotals,
  usedLines,
  type WorkOrder,
} from '@fm/domain/work-order';

/** Offered, done and cost of an order; what was only expected counts as neither done nor cost. */
export interface OrderAccount extends JobAccount {
  readonly labourCostMinor: number;
  /** Of the parts and costs that were used. */
  readonly lines: LineTotals;
  /** Parts and costs that are only expected. */
  readonly expected: number;
}

/** The account of an order over the time that was read of it: some of its cost is not known where there is more time. */
export function accountOf(
  order: Pick<WorkOrder, 'status' | 'offerTotalMinor' | 'planPriceMinor' | 'parts' | 'costs'>,
  entries: readonly Stored<Labour>[],
  rates: LabourRates,
  isPartial = false,
): OrderAccount {
  const time = labourTotals(entries, rates);
  const used = usedLines(order);
  const lines = lineTotals(used);
  const costMinor = time.costMinor + lines.partsCostMinor + lines.otherCostMinor;
  const { status, planPriceMinor } = order;
  const isDone = status === 'completed' || status === 'verified' || costMinor > 0;
  // The price of a plan is paid for the hours, however many they are.
  const workMinor = planPriceMinor === undefined ? time.billMinor : isDone ? planPriceMinor : 0;
  const account = jobAccount({
    offeredMinor: order.offerTotalMinor,
    billMinor: workMinor + lines.billMinor,
    costMinor,
    open: isPartial || time.unpriced.length + lines.withoutCost > 0,
  });
  return {
    ...account,
    labourCostMinor: time.costMinor,
    lines,
    expected: lineCount(order) - lineCount(used),
  };
}

const lineCount = ({ parts = {}, costs = {} }: Pick<WorkOrder, 'parts' | 'costs'>): number =>
  Object.keys(parts).length + Object.keys(costs).length;
