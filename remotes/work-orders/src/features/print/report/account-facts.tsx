import type { Labour, LabourRates } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { JOB_WORD_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { PrintFacts } from '@fm/ui/print';
import { accountOf } from '../../work/lines/account-of';
import { marginText } from '../../work/lines/line-text';
import { MOST_ENTRIES } from './api/report-data';
import { money } from './money-columns';
import css from './report.module.css';

interface AccountFactsProps {
  readonly order: WorkOrder;
  readonly entries: readonly Stored<Labour>[];
  readonly rates: LabourRates;
}

/** How a job stands: what it was offered at, what can be billed, what it cost, and what is left. */
export function AccountFacts({ order, entries, rates }: AccountFactsProps) {
  const account = accountOf(order, entries, rates, entries.length >= MOST_ENTRIES);
  const { offeredMinor, billMinor, costMinor, word, labourCostMinor, lines } = account;
  const margin = marginText(account);
  return (
    <>
      <PrintFacts
        items={[
          { term: 'Offered', value: offeredMinor === undefined ? 'no offer' : money(offeredMinor) },
          { term: 'Done', value: money(billMinor) },
          { term: 'Cost of labour', value: money(labourCostMinor) },
          { term: 'Cost of parts', value: money(lines.partsCostMinor) },
          { term: 'Other costs', value: money(lines.otherCostMinor) },
          { term: 'Cost', value: money(costMinor) },
          ...(margin === undefined ? [] : [{ term: 'Margin', value: margin }]),
          ...(word ? [{ term: 'Stands', value: JOB_WORD_LABELS[word] }] : []),
        ]}
      />
      {account.open && <p className={css.open}>Some costs are not known yet.</p>}
    </>
  );
}
