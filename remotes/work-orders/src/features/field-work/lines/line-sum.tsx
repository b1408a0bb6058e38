import { COMPANY } from '@fm/domain/company';
import { lineTotals, type WorkOrder } from '@fm/domain/work-order';
import { formatMoney } from '@fm/ui';
import { Sums } from '../../formatting/sums';
import words from '../../formatting/text.module.css';

const money = (minor: number) => formatMoney(minor, COMPANY.currency);

/** What parts and costs come to, and what of that is not known yet. */
export function LineSum({ order }: { readonly order: Pick<WorkOrder, 'parts' | 'costs'> }) {
  const { partsCostMinor, otherCostMinor, billMinor, withoutCost, withoutPrice } = lineTotals(order);
  const open = [...unknown(withoutCost, 'cost'), ...unknown(withoutPrice, 'price')];
  return (
    <>
      <Sums
        of={[
          { term: 'Parts cost', value: money(partsCostMinor) },
          ...(otherCostMinor > 0 ? [{ term: 'Other costs', value: money(otherCostMinor) }] : []),
          { term: 'To be billed', value: money(billMinor) },
        ]}
      />
      {open.length > 0 && <p className={words.meta}>{`${open.join(', ')}.`}</p>}
    </>
  );
}

const unknown = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'part has' : 'parts have'} no ${what} yet`];
