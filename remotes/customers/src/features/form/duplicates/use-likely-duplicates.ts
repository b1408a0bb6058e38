import { useFormState, useWatch } from '@fm/ui/form';
import { useEffect, useState } from 'react';
import type { FoundDuplicate } from '../../duplicates/api/find-duplicates';
import { likelyDuplicates } from '../api/likely-duplicates';
import type { CustomerSectionProps } from '../customer-fields';
import { typedCustomer } from './typed-customer';

const TYPING_PAUSE_MS = 500;
/** What customers are told apart by. */
const TELLING = ['name', 'email', 'phone', 'taxId', 'billing.city'] as const;
const none: readonly FoundDuplicate[] = [];

/** Customers that the one being typed may be, after each pause; none while nothing of it was changed. */
export function useLikelyDuplicates(
  control: CustomerSectionProps['control'],
  ownId: string | undefined,
): readonly FoundDuplicate[] {
  const [name, email, phone, taxId, city] = useWatch({ control, name: TELLING });
  const { dirtyFields: dirty } = useFormState({ control, name: TELLING });
  const changed = dirty.name || dirty.email || dirty.phone || dirty.taxId || dirty.billing?.city;
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!changed) return setFound(none);
    let overtaken = false;
    const look = async () => {
      const customer = typedCustomer(name, email, phone, taxId, city);
      // A hint and no more: where it cannot be read, saving is none the worse.
      const likely = await likelyDuplicates(customer, ownId).catch(() => none);
      if (!overtaken) setFound(likely);
    };
    const timer = setTimeout(look, TYPING_PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [changed, name, email, phone, taxId, city, ownId]);
  return found;
}
