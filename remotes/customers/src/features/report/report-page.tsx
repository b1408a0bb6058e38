import { customerAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import { type Customer, nextSteps } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { ErrorState, formatCounted, formatDay, formatNumber, Skeleton } from '@fm/ui';
import { PrintPage } from '@fm/ui/print';
import { useLocation } from 'react-router-dom';
import { useHistoryView } from '../history/history-view';
import { useStepFacts } from '../summary/api/step-facts';
import { useCompletedPerMonth } from './api/completed-per-month';
import { MOST_ENTRIES, useReportData } from './api/report-data';
import { ReportSheet } from './report-sheet';

/** The report of a customer before it is printed. The history is that of the period and filters of the screen before. */
export function ReportPage({ customer }: { readonly customer: Stored<Customer> }) {
  const today = useToday();
  const { search } = useLocation();
  const view = useHistoryView();
  const { data, failure, retry } = useReportData(customer, view);
  const steps = useStepFacts(customer, today);
  const completed = useCompletedPerMonth(customer.id, today);
  const { facts } = steps;
  const { months } = completed;
  const problem = failure ?? steps.failure ?? completed.failure;
  const isThere = data !== undefined && facts !== undefined && months !== undefined;
  return (
    <PrintPage
      title="Customer report"
      documentTitle={`Report ${customer.number ?? ''} ${customer.name}`}
      back={{ to: `${customerAddress.history(customer.id)}${search}`, label: `History of ${customer.name}` }}
      ready={isThere}
      note={data && leftOutText(data.entriesLeftOut)}
    >
      {problem && (
        <ErrorState
          title="The report could not be put together"
          onRetry={() => {
            retry();
            steps.retry();
            if (completed.failure) completed.retry();
          }}
        >
          {problem.message}
        </ErrorState>
      )}
      {!isThere && !problem && <Skeleton rows={10} columns={2} />}
      {isThere && (
        <ReportSheet
          customer={customer}
          data={data}
          steps={nextSteps(facts, today, { day: formatDay })}
          months={months}
          filter={view.filter}
        />
      )}
    </PrintPage>
  );
}

/** The history of a large customer would fill a book. */
function leftOutText(leftOut: number | undefined): string | undefined {
  if (leftOut === 0) return undefined;
  const older =
    leftOut === undefined
      ? 'Older entries are'
      : formatCounted(leftOut, { one: 'older entry is', many: 'older entries are' });
  return `The newest ${formatNumber(MOST_ENTRIES)} entries are on this report. ${older} left out: choose a shorter period in the history to print them.`;
}
