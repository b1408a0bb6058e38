import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';

/** The name of the customer a list is filtered by: the address knows the id alone. */
export function useCustomerName(id: string | undefined): string {
  const customer = useLiveRecord(customers, id);
  return customer.status === 'ready' ? customer.record.name : '…';
}
