import { listAddress } from '@fm/data';
import { EmptyState, ErrorState, formatDay, formatNumber, localDay, Skeleton } from '@fm/ui';
import { PrintPage } from '@fm/ui/print';
import { useSearchParams } from 'react-router-dom';
import { useAllThere } from '../report/use-all-there';
import { useChosenOrders } from './api/chosen-orders';
import { chosenIn } from './chosen-address';
import { DaySheet } from './day-sheet';

/** `/work-orders/list?ids=…`: the list to take along for orders that were chosen, whatever day they are on. */
export function ChosenList() {
  const [params] = useSearchParams();
  const { ids, left } = chosenIn(params);
  const { status, rows, failure, retry } = useChosenOrders(ids);
  const { allThere, isThere } = useAllThere(rows.map(({ id }) => id));
  const isLoading = ids.length > 0 && status === 'loading';
  const isEmpty = ids.length === 0 || (status === 'ready' && rows.length === 0);
  return (
    <PrintPage
      title="Work list"
      documentTitle={`Work list ${formatDay(localDay())}`}
      back={{ to: listAddress('/work-orders'), label: 'Work orders' }}
      ready={!isLoading && rows.length > 0 && allThere}
      note={isLoading ? undefined : noteOf(rows.length, ids.length, left)}
    >
      {status === 'failed' && (
        <ErrorState title="The work list could not be loaded" onRetry={retry}>
          {failure?.message}
        </ErrorState>
      )}
      {isLoading && <Skeleton rows={8} columns={2} />}
      {isEmpty && (
        <EmptyState title="Nothing to print">
          Choose work orders in the list and print them from there. Those in the trash are not printed.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <DaySheet
          subject={rows.length === 1 ? '1 work order' : `${formatNumber(rows.length)} work orders`}
          about="Chosen from the list"
          orders={rows}
          withDays
          onPlace={isThere}
        />
      )}
    </PrintPage>
  );
}

/** What the paper leaves out, and that it is not for everybody. */
function noteOf(shown: number, asked: number, left: number): string {
  const gone = asked - shown;
  return [
    left > 0 &&
      `Only the first ${asked} of ${formatNumber(asked + left)} chosen are printed. Print the others by themselves.`,
    gone > 0 && shown > 0 && `${gone} of them ${gone === 1 ? 'is' : 'are'} not there any more.`,
    'It names keys and codes: keep it to yourself.',
  ]
    .filter(Boolean)
    .join(' ');
}
