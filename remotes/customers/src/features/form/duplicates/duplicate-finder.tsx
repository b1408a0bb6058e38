import { normalTaxId } from '@fm/domain/customer';
import { isEmail, isPhone } from '@fm/domain/text';
import { useFormState, useWatch } from '@fm/ui/form';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import type { FoundDuplicate } from '../../duplicates/api/find-duplicates';
import type { Comparable } from '../../duplicates/signs';
import { likelyDuplicates } from '../api/likely-duplicates';
import type { CustomerSectionProps } from '../section-props';

/** What the fields of a customer's form know of customers it may be already. */
export const LikelyDuplicates = createContext<{
  readonly ownId: string | undefined;
  readonly found: readonly FoundDuplicate[];
}>({ ownId: undefined, found: [] });

interface DuplicateFinderProps extends CustomerSectionProps {
  readonly ownId: string | undefined;
  readonly children: ReactNode;
}

/** Looks for the customer that is being typed; `DuplicateNotice` beside a field says what was found by it. */
export function DuplicateFinder({ control, ownId, children }: DuplicateFinderProps) {
  const found = useLikelyDuplicates(control, ownId);
  return <LikelyDuplicates value={{ ownId, found }}>{children}</LikelyDuplicates>;
}

const TYPING_PAUSE_MS = 500;
/** What customers are told apart by. */
const TELLING = ['name', 'email', 'phone', 'taxId', 'billing.city'] as const;
const none: readonly FoundDuplicate[] = [];

/** Customers that the one being typed may be, after each pause; none while nothing of it was changed. */
function useLikelyDuplicates(
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

const SHORTEST_NAME = 3;
const SHORTEST_TAX_ID = 5;

/** Of what is typed, what is whole enough to look for: half an address is nobody's. */
const typedCustomer = (
  name: string,
  email: string,
  phone: string,
  taxId: string,
  city: string,
): Comparable => ({
  name: name.trim().length >= SHORTEST_NAME ? name : undefined,
  email: isEmail(email.trim()) ? email : undefined,
  phone: isPhone(phone.trim()) ? phone : undefined,
  taxId: normalTaxId(taxId).length >= SHORTEST_TAX_ID ? taxId : undefined,
  billing: { city },
});
