import { newId, useActor, useLiveRecord } from '@fm/data';
import { MOST_COPIED, useAttachments } from '@fm/data/attachments';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { copyOfOffer, offerLanguage, offers } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import { useState } from 'react';
import type { Opened } from '../../screen/offer-address';
import { foundOnOrder, type InitialValues } from '../found-on-order';

/**
 * What a new offer starts with: the customer, what was found on a job, or another offer, as a link names it, and whoever writes it as the one responsible. Undefined
 * until that is known.
 */
export function useInitialValues({
  customerId,
  found,
  copied,
}: Pick<Opened, 'customerId' | 'found' | 'copied'>): InitialValues | undefined {
  const [lineId] = useState(newId);
  const order = useLiveRecord(workOrders, found?.orderId);
  const files = useAttachments(found && { type: workOrders.type, id: found.orderId }, MOST_COPIED);
  const source = useLiveRecord(offers, copied);
  const { employeeId } = useActor();
  const customer = useLiveRecord(customers, customerId);
  const self = useLiveRecord(employees, employeeId);
  const waiting =
    (customerId !== undefined && customer.status === 'loading') ||
    (copied !== undefined && source.status === 'loading') ||
    (found !== undefined && (order.status === 'loading' || files.status === 'loading')) ||
    (employeeId !== undefined && self.status === 'loading');
  if (waiting) return undefined;
  const known = files.status === 'failed' ? undefined : files.rows;
  // A link that leads nowhere is no reason not to write the offer.
  const initial =
    found && order.status === 'ready' ? foundOnOrder(order.record, found.itemId, lineId, known) : {};
  const copy = source.status === 'ready' ? source.record : undefined;
  return {
    ...initial,
    ...(copy && { copyOf: copy.number ?? `“${copy.title}”` }),
    values: {
      ...(copy && copyOfOffer(copy)),
      ...(customer.status === 'ready' && {
        customerRef: { id: customer.record.id, name: customer.record.name },
        paymentDays: customer.record.paymentDays,
        language: offerLanguage(customer.record.language),
      }),
      ...initial.values,
      ...(self.status === 'ready' && { ownerRef: { id: self.record.id, name: self.record.displayName } }),
    },
  };
}
