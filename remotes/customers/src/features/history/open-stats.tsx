import { Stat, Stats } from '@fm/ui';
import { useOpenCounts } from './api/open-counts';

/** What is going on for the customer, each number leading to the list behind it. */
export function OpenStats({ customerId }: { readonly customerId: string }) {
  const counts = useOpenCounts(customerId);
  const id = encodeURIComponent(customerId);
  return (
    <Stats>
      <Stat label="Open work orders" value={counts.workOrders} to={`/work-orders?customer=${id}`} />
      <Stat label="Open tasks" value={counts.tasks} to={`/tasks?customer=${id}`} />
      <Stat
        label="Offers awaiting an answer"
        value={counts.offers}
        to={`/create-offer?status=sent&forCustomer=${id}`}
      />
      <Stat
        label="Active maintenance plans"
        value={counts.plans}
        to={`/maintenance?state=active&customer=${id}`}
      />
    </Stats>
  );
}
