import { workOrderAddress } from '@fm/contract/addresses';
import { type DataFailure, listAddress } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { EmptyState, ErrorState, formatDay, localDay, Skeleton } from '@fm/ui';
import { PrintPage } from '@fm/ui/print';
import { countedOrders } from '../../order/formatting/counted-orders';
import { useAllThere } from '../report/use-all-there';
import { DaySheet } from './day-sheet';

interface OrderSheetProps {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: DataFailure | undefined;
  readonly rows: readonly Stored<WorkOrder>[];
  /** Where they come from. */
  readonly about: string;
  /** What the paper leaves out. */
  readonly left: string | undefined;
  /** Why there may be none. */
  readonly whyEmpty: string;
  readonly onRetry: () => void;
}

/** Orders on paper to take along, whatever days they are on. */
export function OrderSheet({ status, failure, rows, about, left, whyEmpty, onRetry }: OrderSheetProps) {
  const { allThere, isThere } = useAllThere(rows.map(({ id }) => id));
  return (
    <PrintPage
      title="Work list"
      documentTitle={`Work list ${formatDay(localDay())}`}
      back={{ to: listAddress(workOrderAddress.list()), label: 'Work orders' }}
      ready={status === 'ready' && rows.length > 0 && allThere}
      note={
        status === 'loading'
          ? undefined
          : [left, 'It names keys and codes: keep it to yourself.'].filter(Boolean).join(' ')
      }
    >
      {status === 'failed' && (
        <ErrorState title="The work list could not be loaded" onRetry={onRetry}>
          {failure?.message}
        </ErrorState>
      )}
      {status === 'loading' && <Skeleton rows={8} columns={2} />}
      {status === 'ready' && rows.length === 0 && (
        <EmptyState title="Nothing to print">{whyEmpty}</EmptyState>
      )}
      {rows.length > 0 && (
        <DaySheet
          subject={countedOrders(rows.length)}
          about={about}
          orders={rows}
          withDays
          onPlace={isThere}
        />
      )}
    </PrintPage>
  );
}
