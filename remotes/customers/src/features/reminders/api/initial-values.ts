import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { ReminderInput } from '@fm/domain/reminder';

/** What a new reminder starts with that is about a customer; undefined until that is known. */
export function useInitialValues(customerId: string | undefined): Partial<ReminderInput> | undefined {
  const customer = useLiveRecord(customers, customerId);
  if (customerId === undefined) return {};
  if (customer.status === 'loading') return undefined;
  // A link that leads nowhere is no reason not to set the reminder.
  if (customer.status !== 'ready') return {};
  const { id } = customer.record;
  const entity = { type: customers.type, id, label: customers.label(customer.record) } as const;
  return { entity, customerId: id };
}
