import { COMPANY } from '@fm/domain/company';
import { lineTotals, type WorkOrder } from '@fm/domain/work-order';
import { formatMoney } from '@fm/ui';
import css from './lines.module.css';

const money = (minor: number) => formatMoney(minor, COMPANY.currency);

/** What parts and costs come to, and what of that is not known yet. */
export function LineSum({ order }: { readonly order: Pick<WorkOrder, 'parts' | 'costs'> }) {
  const { partsCostMinor, otherCostMinor, billMinor, withoutCost, withoutPrice } = lineTotals(order);
  const open = [...unknown(withoutCost, 'cost'), ...unknown(withoutPrice, 'price')];
  return (
    <>
      <dl className={css.sum}>
        <div>
          <dt>Parts cost</dt>
          <dd>{money(partsCostMinor)}</dd>
        </div>
        {otherCostMinor > 0 && (
          <div>
            <dt>Other costs</dt>
            <dd>{money(otherCostMinor)}</dd>
          </div>
        )}
        <div>
          <dt>To be billed</dt>
          <dd>{money(billMinor)}</dd>
        </div>
      </dl>
      {open.length > 0 && <p className={css.meta}>{`${open.join(', ')}.`}</p>}
    </>
  );
}

const unknown = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'part has' : 'parts have'} no ${what} yet`];
