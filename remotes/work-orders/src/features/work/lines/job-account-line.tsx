import { COMPANY } from '@fm/domain/company';
import { jobOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { JOB_WORD_LABELS, type JobWord, type WorkOrder } from '@fm/domain/work-order';
import { MOST_TIMES } from '@fm/screens/record';
import { formatMoney, Status, type Tone } from '@fm/ui';
import { Sums } from '../../order/formatting/sums';
import words from '../../order/formatting/text.module.css';
import { useLabour, useLabourRates } from '../labour/api/labour';
import { accountOf } from './account-of';
import { marginText } from './line-text';
import css from './lines.module.css';

const TONES: Readonly<Record<JobWord, Tone>> = {
  loss: 'danger',
  over: 'warning',
  within: 'success',
  covered: 'success',
};

const money = (minor: number) => formatMoney(minor, COMPANY.currency);

/** Offered, done and cost on one line, with what is left and a word for it. */
export function JobAccountLine({ order }: { readonly order: Stored<WorkOrder> }) {
  const labour = useLabour(jobOf(order), MOST_TIMES + 1);
  const rates = useLabourRates(order.id);
  if (!rates || labour.status !== 'ready') return null;
  const isPartial = labour.rows.length > MOST_TIMES;
  const account = accountOf(order, labour.rows, rates, isPartial);
  if (account.offeredMinor === undefined && account.billMinor === 0 && account.costMinor === 0) return null;
  const { offeredMinor, billMinor, costMinor, word } = account;
  const margin = marginText(account);
  const facts = [
    ...(offeredMinor === undefined ? [] : [{ term: 'Offered', value: money(offeredMinor) }]),
    ...(order.planPriceMinor === undefined
      ? []
      : [{ term: 'Price of the plan', value: money(order.planPriceMinor) }]),
    { term: 'Done', value: money(billMinor) },
    { term: 'Cost', value: money(costMinor) },
    ...(margin === undefined ? [] : [{ term: 'Margin', value: margin }]),
    ...(word ? [{ term: 'Stands', value: <Status tone={TONES[word]} label={JOB_WORD_LABELS[word]} /> }] : []),
  ];
  return (
    <div className={css.account}>
      <Sums of={facts} />
      <p className={words.meta}>
        {[
          'Labour, parts and other costs, without tax.',
          ...(account.open ? ['Some costs are not known yet.'] : []),
          ...(account.expected > 0 ? ['What is only expected counts once the job is completed.'] : []),
          ...(isPartial ? [`Labour of the latest ${MOST_TIMES} entries.`] : []),
        ].join(' ')}
      </p>
    </div>
  );
}
