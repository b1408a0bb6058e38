import { workOrderAddress } from '@fm/contract/addresses';
import { EmptyState, ErrorState, Page, PageSkeleton } from '@fm/ui';
import { useParams } from 'react-router-dom';
import { useWorkOrder } from '../../detail/api/work-order';
import { WorkReport } from './work-report';

/** `/work-orders/:workOrderId/report`: what was done, on paper. */
export function WorkReportScreen() {
  const { workOrderId = '' } = useParams();
  const live = useWorkOrder(workOrderId);
  if (live.status === 'loading') return <PageSkeleton rows={8} columns={2} />;
  if (live.status === 'ready') return <WorkReport order={live.record} />;
  return (
    <Page title="Work report" back={{ to: workOrderAddress.list(), label: 'Work orders' }} width="form">
      {live.status === 'failed' ? (
        <ErrorState title="The work order could not be loaded" onRetry={live.retry}>
          {live.failure.message}
        </ErrorState>
      ) : (
        <EmptyState title="There is no such work order">
          It may have been deleted, or the link is incomplete.
        </EmptyState>
      )}
    </Page>
  );
}
