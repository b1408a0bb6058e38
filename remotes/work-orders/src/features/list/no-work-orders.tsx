import { ButtonLink, EmptyState, NothingListed } from '@fm/ui';
import { NewWorkOrder } from './new-work-order';
import type { WorkOrderView } from './work-order-view';

/** Says why the list is empty, with a way on. */
export function NoWorkOrders({
  view,
  total,
}: {
  readonly view: WorkOrderView;
  /** How many there are whatever the filter. */
  readonly total: number | undefined;
}) {
  const among = view.filter.status === undefined ? ', among open orders only' : '';
  return (
    <NothingListed
      view={view}
      title="No work order matches these filters"
      searched={`titles, numbers, customers, sites and leads${among}`}
    >
      {total ? <AllClosed /> : <NoneYet />}
    </NothingListed>
  );
}

const AllClosed = () => (
  <EmptyState
    title="No job is open"
    action={
      <ButtonLink to="?status=closed" variant="outline">
        Show closed work orders
      </ButtonLink>
    }
  >
    Every work order is completed, verified or cancelled.
  </EmptyState>
);

const NoneYet = () => (
  <EmptyState title="No work orders yet" action={<NewWorkOrder />}>
    Jobs at customers' sites appear here: written by hand, from accepted offers and from maintenance plans.
  </EmptyState>
);
