import { lineTotals, type OrderCost } from '@fm/domain/work-order';
import { PrintTable } from '@fm/ui/print';
import { money, moneyColumn } from './money-columns';

type Cost = OrderCost & { readonly id: string };

interface CostTableProps {
  readonly costs: readonly Cost[];
}

/** Whatever else a job cost, and what of it is billed. */
export function CostTable({ costs }: CostTableProps) {
  const { otherCostMinor, billMinor } = lineTotals({
    costs: Object.fromEntries(costs.map((cost) => [cost.id, cost])),
  });
  return (
    <PrintTable
      caption="Other costs"
      rows={costs}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', header: 'What', cell: ({ label }) => <bdi>{label}</bdi> },
        moneyColumn<Cost>('cost', 'Cost', ({ amountMinor }) => amountMinor),
        moneyColumn<Cost>('billed', 'Billed', ({ amountMinor, billable }) => (billable ? amountMinor : 0)),
      ]}
      sum={{ label: 'Total', values: { cost: money(otherCostMinor), billed: money(billMinor) } }}
    />
  );
}
