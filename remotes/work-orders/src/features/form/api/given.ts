import { MOST_COPIED, useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import { copyOf, workOrders } from '@fm/domain/work-order';
import { useSearchParams } from 'react-router-dom';
import { useOrderFiles } from '../../files/api/order-files';
import { followUpOf } from '../follow-up';
import type { Given } from '../given';

/**
 * What a link to a new order already names, undefined until it is known: `?customer=<id>`, `?site=<id>`,
 * `?copy=<id of an order>`, or `?followUp=<id of an order>&item=<id of a checklist item>`. A link that leads nowhere gives nothing: it is no reason
 * not to write the order.
 */
export function useGiven(): Given | undefined {
  const [params] = useSearchParams();
  const idOf = (name: string) => params.get(name) ?? undefined;
  const order = useLiveRecord(workOrders, idOf('followUp') ?? idOf('copy'));
  const files = useOrderFiles(idOf('item') && idOf('followUp'), MOST_COPIED);
  const site = useLiveRecord(sites, idOf('site'));
  const customer = useLiveRecord(customers, idOf('customer'));
  if (idOf('followUp') !== undefined) {
    if (order.status === 'loading' || (idOf('item') !== undefined && files.status === 'loading'))
      return undefined;
    const known = files.status === 'failed' ? undefined : files.rows;
    return order.status === 'ready' ? followUpOf(order.record, idOf('item'), known) : {};
  }
  if (idOf('copy') !== undefined) {
    if (order.status === 'loading') return undefined;
    return order.status === 'ready' ? { values: copyOf(order.record) } : {};
  }
  if (idOf('site') !== undefined) {
    if (site.status === 'loading') return undefined;
    if (site.status !== 'ready') return {};
    const { id, customerRef, name, timezone } = site.record;
    return { values: { customerRef, siteRef: { id, name }, timezone } };
  }
  if (idOf('customer') === undefined) return {};
  if (customer.status === 'loading') return undefined;
  if (customer.status !== 'ready') return {};
  return { values: { customerRef: { id: customer.record.id, name: customer.record.name } } };
}
