import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import type { WorkOrderInput } from '@fm/domain/work-order';
import { useSearchParams } from 'react-router-dom';

/** What a link to a new order already names, `?customer=<id>` or `?site=<id>`; undefined until it is known. */
export function useGiven(): Partial<WorkOrderInput> | undefined {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? undefined;
  const siteId = params.get('site') ?? undefined;
  const customer = useLiveRecord(customers, customerId);
  const site = useLiveRecord(sites, siteId);
  if (siteId !== undefined) {
    if (site.status === 'loading') return undefined;
    // A link that leads nowhere is no reason not to write the order.
    if (site.status !== 'ready') return {};
    const { customerRef, name, timezone } = site.record;
    return { customerRef, siteRef: { id: siteId, name }, timezone };
  }
  if (customerId === undefined) return {};
  if (customer.status === 'loading') return undefined;
  return customer.status === 'ready' ? { customerRef: { id: customerId, name: customer.record.name } } : {};
}
