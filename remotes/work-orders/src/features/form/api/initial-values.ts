import { useLiveRecord } from '@fm/data';
import { MOST_COPIED } from '@fm/data/attachments';
import { type Attachment, photosOfItem } from '@fm/domain/attachment';
import { customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { copyOf, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSearchParams } from 'react-router-dom';
import { useOrderFiles } from '../../work/files/api/order-files';
import type { InitialValues } from '../initial-values';

/**
 * What a link to a new order already names, undefined until it is known: `?customer=<id>`, `?site=<id>`,
 * `?copy=<id of an order>`, or `?followUp=<id of an order>&item=<id of a checklist item>`. A link that leads nowhere gives nothing: it is no reason
 * not to write the order.
 */
export function useInitialValues(): InitialValues | undefined {
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

const MAX_TITLE = 140;

/**
 * A new order for what was found on `order`: same place, same assets, the checklist item and its remark as the work to do. `files`
 * are those of that order, or undefined where they could not be read.
 */
export function followUpOf(
  order: Stored<WorkOrder>,
  itemId: string | undefined,
  files: readonly Stored<Attachment>[] | undefined,
): InitialValues {
  const item = itemId === undefined ? undefined : order.checklist[itemId];
  const name = workOrders.label(order);
  return {
    values: {
      title: `Follow-up: ${item?.label ?? order.title}`.slice(0, MAX_TITLE),
      description: [`Found on ${name}.`, item?.note].filter(Boolean).join('\n'),
      priority: order.priority,
      customerRef: order.customerRef,
      siteRef: order.siteRef,
      contactRef: order.contactRef ?? null,
      assetRefs: [...(order.assetRefs ?? [])],
      timezone: order.timezone,
    },
    links: { [order.id]: { kind: 'followUpOf', name } },
    itemId: item && itemId,
    photos: item ? files && photosOfItem(files, itemId ?? '') : [],
  };
}
