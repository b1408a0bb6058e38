import { useTotal } from '@fm/data';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';
import { ofCustomer } from './of-customer';

/** What is going on for a customer at the moment, in numbers: four counts, no records. */
export function useOpenCounts(customerId: string) {
  const all = ofCustomer(customerId);
  const orders = useTotal(workOrders, (spec) =>
    spec.filtered(all).where('statusGroup', 'in', UNFINISHED_GROUPS),
  );
  const openOffers = useTotal(offers, (spec) => spec.filtered(all).where('status', '==', 'sent'));
  const openTasks = useTotal(tasks, (spec) => spec.filtered(all).where('status', 'in', OPEN_TASK_STATUSES));
  const plans = useTotal(maintenancePlans, (spec) => spec.filtered(all).where('state', '==', 'active'));
  return {
    workOrders: orders.total?.count,
    offers: openOffers.total?.count,
    tasks: openTasks.total?.count,
    plans: plans.total?.count,
    /** The counts themselves: what failed, and the way to ask again. */
    totals: [orders, openOffers, openTasks, plans] as const,
  };
}
