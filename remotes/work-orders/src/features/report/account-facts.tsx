import type { Labour, LabourRates } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { JOB_WORD_LABELS, lineTotals, type WorkOrder } from '@fm/domain/work-order';
import { formatPercent } from '@fm/ui';
import { PrintFacts } from '@fm/ui/print';
import { accountOf } from '../lines/account-of';
import { money } from './money-columns';
import css from './report.module.css';

interface AccountFactsProps {
  readonly order: WorkOrder;
  readonly entries: readonly Stored<Labour>[];
  readonly rates: LabourRates;
}

/** How a job stands: what it was offered at, what can be billed, what it cost, and what is left. */
export function AccountFacts({ order, entries, rates }: AccountFactsProps) {
  const account = accountOf(order, entries, rates);
  const { partsCostMinor, otherCostMinor } = lineTotals(order);
  const { offeredMinor, billMinor, costMinor, marginMinor, marginBp, word, labourCostMinor } = account;
  const share = marginBp === undefined ? '' : ` (${formatPercent(marginBp)})`;
  return (
    <>
      <PrintFacts
        items={[
          { term: 'Offered', value: offeredMinor === undefined ? 'no offer' : money(offeredMinor) },
          { term: 'Done', value: money(billMinor) },
          { term: 'Cost of labour', value: money(labourCostMinor) },
          { term: 'Cost of parts', value: money(partsCostMinor) },
          { term: 'Other costs', value: money(otherCostMinor) },
          { term: 'Cost', value: money(costMinor) },
          { term: 'Margin', value: `${money(marginMinor)}${share}` },
          { term: 'Stands', value: JOB_WORD_LABELS[word] },
        ]}
      />
      {account.open && <p className={css.open}>Some costs are not known yet: the margin is too high.</p>}
    </>
  );
}
