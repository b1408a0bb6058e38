import { createContext, type ReactNode } from 'react';
import type { FoundDuplicate } from '../../duplicates/api/find-duplicates';
import type { CustomerSectionProps } from '../customer-fields';
import { useLikelyDuplicates } from './use-likely-duplicates';

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
