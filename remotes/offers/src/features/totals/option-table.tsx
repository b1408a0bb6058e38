import type { OfferTotals } from '@fm/domain/offer-arithmetic';
import { formatMoney, VisuallyHidden } from '@fm/ui';
import css from './totals.module.css';

interface OptionTableProps {
  readonly options: readonly { readonly key: string; readonly totals: OfferTotals }[];
  readonly currency: string;
  /** The one the customer chose. */
  readonly accepted?: string | undefined;
}

/** What each option comes to, side by side. */
export const OptionTable = ({ options, currency, accepted }: OptionTableProps) => (
  <table className={css.totals}>
    <caption>
      <VisuallyHidden>Options compared</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Option</th>
        <th scope="col">Net</th>
        <th scope="col">With tax</th>
      </tr>
    </thead>
    <tbody>
      {options.map(({ key, totals }) => (
        <tr key={key} className={key === accepted ? css.strong : undefined}>
          <th scope="row" dir="auto">
            {key}
            {key === accepted && ' (accepted)'}
          </th>
          <td>{formatMoney(totals.netMinor, currency)}</td>
          <td>{formatMoney(totals.grossMinor, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
