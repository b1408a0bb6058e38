import type { Offer, OfferLine } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import { Checkbox, formatMoney, formatQuantity } from '@fm/ui';
import css from './deal-out.module.css';

interface LineChoiceProps {
  readonly offer: Offer;
  readonly lines: readonly (OfferLine & { readonly id: string })[];
  readonly checked: ReadonlySet<string>;
  /** Left out where there is nothing to choose from. */
  readonly onCheck: ((checked: ReadonlySet<string>) => void) | undefined;
}

/** Lines of an order with what was agreed for each, after every discount and without tax. */
export function LineChoice({ offer, lines, checked, onCheck }: LineChoiceProps) {
  const totals = offerTotals(offer).lines;
  const check = (id: string, yes: boolean) => {
    const next = new Set(checked);
    if (yes) next.add(id);
    else next.delete(id);
    onCheck?.(next);
  };
  return (
    <ul className={css.lines}>
      {lines.map((line) => {
        const amount = formatMoney(totals[line.id]?.agreedMinor ?? 0, offer.currency);
        const about = `${formatQuantity(line.qtyMilli)} ${line.unit}`.trim();
        return (
          <li key={line.id} className={css.line}>
            <div className={css.what} dir="auto">
              {onCheck ? (
                <Checkbox
                  label={line.name}
                  hint={about}
                  value={checked.has(line.id)}
                  onChange={(yes) => check(line.id, yes)}
                />
              ) : (
                <>
                  {line.name} <span className={css.sum}>{about}</span>
                </>
              )}
            </div>
            <span className={css.amount}>{amount}</span>
          </li>
        );
      })}
    </ul>
  );
}
