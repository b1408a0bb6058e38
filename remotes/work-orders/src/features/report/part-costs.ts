import {
  lineTotals,
  type OrderPart,
  partBillMinor,
  partCostMinor,
  type WorkOrder,
} from '@fm/domain/work-order';
import { type MoneyColumns, money, moneyColumn } from './money-columns';

/** What each part costs and is billed at. */
export function partCosts({ parts }: Pick<WorkOrder, 'parts'>): MoneyColumns<OrderPart> {
  const { partsCostMinor, billMinor } = lineTotals({ parts });
  return {
    columns: [moneyColumn('cost', 'Cost', partCostMinor), moneyColumn('billed', 'Billed', partBillMinor)],
    sums: { cost: money(partsCostMinor), billed: money(billMinor) },
  };
}
