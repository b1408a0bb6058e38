import { offerAddress, planAddress, taskAddress, workOrderAddress } from '@fm/contract/addresses';
import { Stat, Stats } from '@fm/ui';
import { useOpenCounts } from './api/open-counts';

/** What is going on for the customer, each number leading to the list behind it. */
export function OpenStats({ customerId }: { readonly customerId: string }) {
  const counts = useOpenCounts(customerId);
  return (
    <Stats>
      <Stat
        label="Open work orders"
        value={counts.workOrders}
        to={workOrderAddress.list({ customer: customerId })}
      />
      <Stat label="Open tasks" value={counts.tasks} to={taskAddress.list({ customer: customerId })} />
      <Stat
        label="Offers awaiting an answer"
        value={counts.offers}
        to={offerAddress.list({ status: 'sent', forCustomer: customerId })}
      />
      <Stat
        label="Active maintenance plans"
        value={counts.plans}
        to={planAddress.list({ state: 'active', customer: customerId })}
      />
    </Stats>
  );
}
