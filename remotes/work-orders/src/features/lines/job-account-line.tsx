import { COMPANY } from '@fm/domain/company';
import { jobOf, labourTotals } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { JOB_WORD_LABELS, type JobWord, jobAccount, lineTotals, type WorkOrder } from '@fm/domain/work-order';
import { formatMoney, formatPercent, Status, type Tone } from '@fm/ui';
import { LABOUR_STEP, useLabour, useLabourRates } from '../labour/api/labour';
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
  const labour = useLabour(jobOf(order), LABOUR_STEP);
  const rates = useLabourRates(order.id);
  if (!rates || labour.status !== 'ready') return null;
  const time = labourTotals(labour.rows, rates);
  const lines = lineTotals(order);
  const account = jobAccount({
    offeredMinor: order.offerTotalMinor,
    billMinor: time.billMinor + lines.billMinor,
    costMinor: time.costMinor + lines.partsCostMinor + lines.otherCostMinor,
  });
  if (account.offeredMinor === undefined && account.billMinor === 0 && account.costMinor === 0) return null;
  const { offeredMinor, billMinor, costMinor, marginMinor, marginBp, word } = account;
  const share = marginBp === undefined ? '' : ` (${formatPercent(marginBp)})`;
  const facts = [
    ...(offeredMinor === undefined ? [] : [{ term: 'Offered', value: money(offeredMinor) }]),
    { term: 'Done', value: money(billMinor) },
    { term: 'Cost', value: money(costMinor) },
    { term: 'Margin', value: `${money(marginMinor)}${share}` },
  ];
  const open = time.unpriced.length + lines.withoutCost > 0;
  return (
    <div className={css.account}>
      <dl className={css.sum}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Stands</dt>
          <dd>
            <Status tone={TONES[word]} label={JOB_WORD_LABELS[word]} />
          </dd>
        </div>
      </dl>
      <p className={css.meta}>
        {[
          'Labour, parts and other costs, without tax.',
          ...(open ? ['Some costs are not known yet.'] : []),
          ...(labour.rows.length === LABOUR_STEP ? [`Labour of the latest ${LABOUR_STEP} entries.`] : []),
        ].join(' ')}
      </p>
    </div>
  );
}
