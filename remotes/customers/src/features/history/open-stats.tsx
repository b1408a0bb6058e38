import { Stat, Stats } from '@fm/ui';
import { useOpenCounts } from './api/open-counts';

/** What is going on for the customer, each number leading to the list behind it. */
export function OpenStats({ customerId }: { readonly customerId: string }) {
  const counts = useOpenCounts(customerId);
  const query = `?customer=${encodeURIComponent(customerId)}`;
  return (
    <Stats>
      <Stat label="Open work orders" value={counts.workOrders} to={`/work-orders${query}`} />
      <Stat label="Open tasks" value={counts.tasks} to={`/tasks${query}`} />
      <Stat label="Offers awaiting an answer" value={counts.offers} />
      <Stat label="Active maintenance plans" value={counts.plans} />
    </Stats>
  );
}
