import type { OfferDifference } from '@fm/domain/offer';
import { formatMoney, VisuallyHidden } from '@fm/ui';
import css from './versions.module.css';

interface DifferenceTotalsProps {
  readonly difference: OfferDifference;
  /** The numbers of the two versions. */
  readonly versions: readonly [number, number];
  readonly currency: string;
}

const FIGURES = [
  ['discountMinor', 'Discount'],
  ['netMinor', 'Net'],
  ['taxMinor', 'Tax'],
  ['grossMinor', 'Total with tax'],
] as const;

/** What both versions come to, and by how much more or less. */
export const DifferenceTotals = ({
  difference,
  versions: [first, second],
  currency,
}: DifferenceTotalsProps) => (
  <table className={css.totals}>
    <caption>
      <VisuallyHidden>{`Totals of version ${first} and version ${second}`}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Figure</VisuallyHidden>
        </th>
        <th scope="col">{`Version ${first}`}</th>
        <th scope="col">{`Version ${second}`}</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      {FIGURES.map(([figure, label]) => {
        const [was, is] = [difference.before[figure], difference.after[figure]];
        return (
          <tr key={figure} className={figure === 'grossMinor' ? css.total : undefined}>
            <th scope="row">{label}</th>
            <td>{formatMoney(was, currency)}</td>
            <td>{formatMoney(is, currency)}</td>
            <td>{`${is > was ? '+' : ''}${formatMoney(is - was, currency)}`}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
