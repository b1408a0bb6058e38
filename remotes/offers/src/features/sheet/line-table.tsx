import { type Offer, type OfferLine, offerLines } from '@fm/domain/offer';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { formatMoney, formatPercent, formatQuantity } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { useMemo } from 'react';
import { lineTags } from '../lines/line-tags';
import css from './sheet.module.css';

type Row = OfferLine & {
  readonly id: string;
  readonly currency: string;
  readonly taken: boolean | undefined;
};

const figure = (row: Row, text: () => string) => (row.kind === 'text' ? null : text());

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => <LineName line={row} /> },
  {
    id: 'qty',
    header: 'Quantity',
    align: 'end',
    cell: (row) => figure(row, () => `${formatQuantity(row.qtyMilli)} ${row.unit}`.trim()),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: (row) => figure(row, () => formatMoney(row.unitMinor, row.currency)),
  },
  {
    id: 'discount',
    header: 'Discount',
    align: 'end',
    cell: (row) => row.discountBp > 0 && figure(row, () => formatPercent(row.discountBp)),
  },
  { id: 'tax', header: 'Tax', align: 'end', cell: (row) => figure(row, () => formatPercent(row.taxBp)) },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: (row) => figure(row, () => formatMoney(lineNetMinor(row), row.currency)),
  },
];

/** What is offered and how much of it. */
const unpriced = columns.filter(({ id }) => id === 'name' || id === 'qty');

/** The lines of an offer to read, without prices for those who may not know them. */
export function LineTable({ offer }: { readonly offer: Offer }) {
  const rows = useMemo(
    () =>
      offerLines(offer).map((line) => ({
        ...line,
        currency: offer.currency,
        taken: offer.optionalTaken?.[line.id],
      })),
    [offer],
  );
  const priced = seesPrices(useSession().role);
  return <DataTable caption="Lines" columns={priced ? columns : unpriced} rows={rows} />;
}

function LineName({ line }: { readonly line: Row }) {
  const tags = lineTags(line).join(' · ');
  return (
    <span dir="auto">
      {line.name}
      {line.description && <span className={css.description}>{line.description}</span>}
      {tags && <span className={css.tags}>{tags}</span>}
    </span>
  );
}
