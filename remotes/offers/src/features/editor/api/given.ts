import { useActor, useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import type { OfferInput } from '@fm/domain/offer';

/**
 * What a new offer starts with: the customer a link names, and whoever writes it as the one responsible. Undefined
 * until that is known.
 */
export function useGiven(customerId: string | undefined): Partial<OfferInput> | undefined {
  const { employeeId } = useActor();
  const customer = useLiveRecord(customers, customerId);
  const self = useLiveRecord(employees, employeeId);
  const waiting =
    (customerId !== undefined && customer.status === 'loading') ||
    (employeeId !== undefined && self.status === 'loading');
  if (waiting) return undefined;
  // A link that leads nowhere is no reason not to write the offer.
  return {
    ...(customer.status === 'ready' && {
      customerRef: { id: customer.record.id, name: customer.record.name },
      paymentDays: customer.record.paymentDays,
    }),
    ...(self.status === 'ready' && { ownerRef: { id: self.record.id, name: self.record.displayName } }),
  };
}
