import { maintenancePlans } from '@fm/domain/maintenance';
import { lineGroups, type Offer, type OfferLine, offerLines } from '@fm/domain/offer';
import { lineMargin, lineNetMinor, offerTotals, subtotalOf } from '@fm/domain/offer-arithmetic';
import { seesPrices } from '@fm/domain/role';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { formatMoney, formatPercent, formatQuantity, Switch } from '@fm/ui';
import { type Column, DataTable, type RowGroup } from '@fm/ui/table';
import { useMemo, useState } from 'react';
import { lineTags } from '../lines/line-tags';
import { LinesNote } from '../lines/lines-note';
import { MadeLink } from './made-link';
import css from './sheet.module.css';

type Row = OfferLine & {
  readonly id: string;
  readonly currency: string;
  readonly taken: boolean | undefined;
  /** Of the whole quantity. */
  readonly cost: number | undefined;
  readonly marginBp: number | undefined;
  /** The work order or maintenance plan that it went into. */
  readonly wentTo: { readonly type: string; readonly id: string } | undefined;
};

const figure = (row: Row, text: () => string) =>
  row.kind === 'text' ? null : <span className={css.figure}>{text()}</span>;

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

/** What comes in and what it costs, without the way to the price. */
const withCosts: readonly Column<Row>[] = [
  ...columns.filter(({ id }) => id === 'name' || id === 'qty' || id === 'total'),
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    cell: (row) =>
      figure(row, () => (row.cost === undefined ? 'Unknown' : formatMoney(row.cost, row.currency))),
  },
  {
    id: 'margin',
    header: 'Margin',
    align: 'end',
    cell: (row) => row.marginBp !== undefined && figure(row, () => formatPercent(row.marginBp ?? 0)),
  },
];

/** The lines of an offer to read below their headings, without prices for those who may not know them. */
export function LineTable({ offer }: { readonly offer: Offer }) {
  const [costs, setCosts] = useState(false);
  const rows = useMemo(() => offerLines(offer).map((line) => rowOf(line, offer)), [offer]);
  const priced = seesPrices(useSession().role);
  const groupOf = useMemo(() => groupsOf(offer, priced), [offer, priced]);
  return (
    <>
      <DataTable
        caption="Lines"
        columns={priced ? (costs ? withCosts : columns) : unpriced}
        rows={rows}
        groupOf={groupOf}
      />
      <LinesNote lines={rows} />
      {priced && (
        <Switch label="Show cost and margin, which customers never see" value={costs} onChange={setCosts} />
      )}
    </>
  );
}

function rowOf(line: OfferLine & { readonly id: string }, offer: Offer): Row {
  const { costMinor: cost, marginBp } = lineMargin(line, offer.taxMode);
  const { currency, optionalTaken, lineOrders, linePlans } = offer;
  const [orderId, planId] = [lineOrders?.[line.id], linePlans?.[line.id]];
  const order = orderId === undefined ? undefined : { type: workOrders.type, id: orderId };
  return {
    ...line,
    currency,
    taken: optionalTaken?.[line.id],
    cost,
    marginBp,
    wentTo: planId === undefined ? order : { type: maintenancePlans.type, id: planId },
  };
}

/** The headings of the lines with their subtotals; undefined for an offer without headings. */
function groupsOf(offer: Offer, priced: boolean): ((row: Row) => RowGroup) | undefined {
  const groups = lineGroups(offerLines(offer));
  if (groups.every(({ name }) => name === '')) return undefined;
  const totals = offerTotals(offer);
  const byName = new Map(
    groups.map(({ name, lines }) => {
      const heading = name || 'Without a group';
      const subtotal = subtotalOf(
        totals,
        lines.map(({ id }) => id),
      );
      const label = priced ? `${heading}: ${formatMoney(subtotal, offer.currency)}` : heading;
      return [name, { id: name, label }];
    }),
  );
  return ({ group = '' }) => byName.get(group) ?? { id: group, label: group };
}

function LineName({ line }: { readonly line: Row }) {
  const tags = lineTags(line).join(' · ');
  return (
    <span dir="auto">
      {line.name}
      {line.description && <span className={css.description}>{line.description}</span>}
      {tags && <span className={css.tags}>{tags}</span>}
      {line.wentTo && (
        <span className={css.tags}>
          In <MadeLink of={line.wentTo} />
        </span>
      )}
    </span>
  );
}
