import { useLiveRecord } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useAccess } from './access';

/** One work order, live. */
export const useWorkOrder = (id: string | undefined) => useLiveRecord(workOrders, id);

/** The site of an order, how to get in and whom to ask for there, live; undefined while unknown or gone. */
export function usePlace(order: Stored<WorkOrder>) {
  const { siteRef, customerRef, contactRef } = order;
  const site = useLiveRecord(sites, siteRef.id);
  const access = useAccess(order, site.status === 'ready' ? site.record : undefined);
  const contact = useLiveRecord(contactsOf(customerRef.id), contactRef?.id);
  return {
    site: site.status === 'ready' ? site.record : undefined,
    access: access.note,
    contact: contact.status === 'ready' ? contact.record : undefined,
    /** Whatever there is of both has come, or will not come. */
    isThere:
      site.status !== 'loading' &&
      access.isThere &&
      (contactRef === undefined || contact.status !== 'loading'),
  };
}
