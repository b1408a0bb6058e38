import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { PlanInput } from '@fm/domain/maintenance';
import { useSearchParams } from 'react-router-dom';

/** What a link to a new plan already names, `?customer=<id>`; undefined until it is known. */
export function useInitialValues(): Partial<PlanInput> | undefined {
  const customerId = useSearchParams()[0].get('customer') ?? undefined;
  const customer = useLiveRecord(customers, customerId);
  if (customerId !== undefined && customer.status === 'loading') return undefined;
  // A link that leads nowhere is no reason not to write the plan.
  if (customer.status !== 'ready') return {};
  return { customerRef: { id: customer.record.id, name: customer.record.name } };
}
