import type { Discount, TaxMode } from '@fm/domain/offer';
import type { OfferTotals } from '@fm/domain/offer-arithmetic';
import { formatMoney, formatPercent, VisuallyHidden } from '@fm/ui';
import css from './totals.module.css';

interface TotalsTableProps {
  readonly totals: OfferTotals;
  readonly taxMode: TaxMode;
  readonly discount: Discount;
  readonly currency: string;
  /** Names the table where an offer has options. */
  readonly caption?: string | undefined;
}

/** The figures of an offer, so that every column adds up. With prices that include tax, tax is part of the total. */
export function TotalsTable({ totals, taxMode, discount, currency, caption = 'Totals' }: TotalsTableProps) {
  const money = (minor: number) => formatMoney(minor, currency);
  const inclusive = taxMode === 'inclusive';
  const rates = Object.entries(totals.taxByRate).sort(([a], [b]) => Number(b) - Number(a));
  const share = discount.kind === 'share' ? ` ${formatPercent(discount.bp || 0)}` : '';
  const net = <Row label={inclusive ? 'Net, without tax' : 'Net'} amount={money(totals.netMinor)} strong />;
  const gross = <Row label="Total with tax" amount={money(totals.grossMinor)} total />;
  return (
    <table className={css.totals}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Figure</VisuallyHidden>
          </th>
          <th scope="col">Base</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        <Row label={inclusive ? 'Subtotal, tax included' : 'Subtotal'} amount={money(totals.subtotalMinor)} />
        {discount.kind !== 'none' && <Row label={`Discount${share}`} amount={money(-totals.discountMinor)} />}
        {inclusive ? gross : net}
        {rates.map(([bp, { baseMinor, taxMinor }]) => (
          <Row
            key={bp}
            label={`${inclusive ? 'Tax included, ' : 'Tax '}${formatPercent(Number(bp))}`}
            base={money(baseMinor)}
            amount={money(taxMinor)}
          />
        ))}
        {rates.length > 1 && (
          <Row label="Tax in all" base={money(totals.netMinor)} amount={money(totals.taxMinor)} />
        )}
        {inclusive ? net : gross}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly base?: string;
  readonly amount: string;
  readonly strong?: boolean;
  readonly total?: boolean;
}

const Row = ({ label, base, amount, strong, total }: RowProps) => (
  <tr className={total ? css.total : strong ? css.strong : undefined}>
    <th scope="row">{label}</th>
    <td>{base}</td>
    <td>{amount}</td>
  </tr>
);
