import { useLiveRecord } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** One work order, live. */
export const useWorkOrder = (id: string | undefined) => useLiveRecord(workOrders, id);

/** The site of an order and whom to ask for there, live; undefined while unknown or gone. */
export function usePlace({ siteRef, customerRef, contactRef }: WorkOrder) {
  const site = useLiveRecord(sites, siteRef.id);
  const contact = useLiveRecord(contactsOf(customerRef.id), contactRef?.id);
  return {
    site: site.status === 'ready' ? site.record : undefined,
    contact: contact.status === 'ready' ? contact.record : undefined,
    /** Whatever there is of both has come, or will not come. */
    isThere: site.status !== 'loading' && (contactRef === undefined || contact.status !== 'loading'),
  };
}
