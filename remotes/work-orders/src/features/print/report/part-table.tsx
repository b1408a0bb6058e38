import type { OrderPart } from '@fm/domain/work-order';
import { PrintTable } from '@fm/ui/print';
import type { MoneyColumns } from './money-columns';
import type { ReportLanguage } from './report-language';

interface PartTableProps extends ReportLanguage {
  readonly parts: readonly (OrderPart & { readonly id: string })[];
  /** What they cost, on the internal copy. */
  readonly money?: MoneyColumns<OrderPart> | undefined;
}

/** What was used and how much of it; what it costs is the invoice's to say. */
export const PartTable = ({ parts, money, words, formats }: PartTableProps) => (
  <PrintTable
    caption={words.parts}
    rows={parts}
    rowKey={({ id }) => id}
    columns={[
      { id: 'part', header: words.part, cell: ({ name }) => <bdi>{name}</bdi> },
      { id: 'number', header: words.number, cell: ({ sku }) => sku },
      {
        id: 'quantity',
        header: words.quantity,
        cell: ({ qtyMilli, unit }) => `${formats.quantity(qtyMilli)} ${formats.unit(unit)}`.trim(),
        align: 'end',
        narrow: true,
      },
      ...(money?.columns ?? []),
    ]}
    sum={money && { label: words.total, values: money.sums }}
  />
);
