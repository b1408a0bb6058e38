import { COMPANY } from '@fm/domain/company';
import { lineTotals, type WorkOrder } from '@fm/domain/work-order';
import { formatMoney, formatSentence } from '@fm/ui';
import { Sums } from '../../order/formatting/sums';
import words from '../../order/formatting/text.module.css';

const money = (minor: number) => formatMoney(minor, COMPANY.currency);

const WITHOUT_COST = { one: '{count} part has no cost yet.', many: '{count} parts have no cost yet.' };
const WITHOUT_PRICE = { one: '{count} part has no price yet.', many: '{count} parts have no price yet.' };

/** What parts and costs come to, and what of that is not known yet. */
export function LineSum({ order }: { readonly order: Pick<WorkOrder, 'parts' | 'costs'> }) {
  const { partsCostMinor, otherCostMinor, billMinor, withoutCost, withoutPrice } = lineTotals(order);
  const open = [
    withoutCost > 0 && formatSentence(withoutCost, WITHOUT_COST),
    withoutPrice > 0 && formatSentence(withoutPrice, WITHOUT_PRICE),
  ].filter(Boolean);
  return (
    <>
      <Sums
        of={[
          { term: 'Parts cost', value: money(partsCostMinor) },
          ...(otherCostMinor > 0 ? [{ term: 'Other costs', value: money(otherCostMinor) }] : []),
          { term: 'To be billed', value: money(billMinor) },
        ]}
      />
      {open.length > 0 && <p className={words.meta}>{open.join(' ')}</p>}
    </>
  );
}
