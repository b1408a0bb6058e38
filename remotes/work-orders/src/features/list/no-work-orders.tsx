import { Button, ButtonLink, EmptyState } from '@fm/ui';
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
  if (view.active > 0) return <NothingMatches view={view} />;
  if (total) {
    return (
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
  }
  return (
    <EmptyState title="No work orders yet" action={<NewWorkOrder />}>
      Jobs at customers' sites appear here: written by hand, from accepted offers and from maintenance plans.
    </EmptyState>
  );
}

const NothingMatches = ({ view }: { readonly view: WorkOrderView }) => (
  <EmptyState
    title="No work order matches these filters"
    action={
      <Button variant="outline" onClick={view.clear}>
        Clear all filters
      </Button>
    }
  >
    Search looks at titles, numbers, customers, sites and leads
    {view.filter.status === undefined && ', among open orders only'}.
  </EmptyState>
);
