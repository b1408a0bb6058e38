import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { TaskInput } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import { useSearchParams } from 'react-router-dom';

/** What a link to a new task already names, `?customer=<id>` or `?workOrder=<id>`; undefined until it is known. */
export function useInitialValues(): Partial<TaskInput> | undefined {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? undefined;
  const orderId = params.get('workOrder') ?? undefined;
  const customer = useLiveRecord(customers, customerId);
  const order = useLiveRecord(workOrders, orderId);
  if (orderId !== undefined) {
    if (order.status === 'loading') return undefined;
    // A link that leads nowhere is no reason not to write the task.
    if (order.status !== 'ready') return {};
    const { customerRef, siteRef, id } = order.record;
    return { customerRef, siteRef, workOrderRef: { id, name: workOrders.label(order.record) } };
  }
  if (customerId === undefined || (customer.status !== 'loading' && customer.status !== 'ready')) return {};
  return customer.status === 'ready'
    ? { customerRef: { id: customerId, name: customer.record.name } }
    : undefined;
}
