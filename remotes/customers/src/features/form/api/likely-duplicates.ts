import { findAlike } from '../../duplicates/api/find-alike';
import { type FoundDuplicate, findDuplicates } from '../../duplicates/api/find-duplicates';
import type { Comparable } from '../../duplicates/signs';

/** Customers read for one sign. */
const MOST = 5;

/**
 * Customers that the one being typed may be, those with the same number or address first: at most 5 for each of four
 * signs and 40 looked through for names alike. Throws what reading throws.
 */
export async function likelyDuplicates(
  customer: Comparable,
  ownId: string | undefined,
): Promise<readonly FoundDuplicate[]> {
  const all = await Promise.all([findDuplicates(customer, ownId, MOST), findAlike(customer, ownId)]);
  const found = new Map<string, FoundDuplicate>();
  for (const one of all.flat()) if (!found.has(one.customer.id)) found.set(one.customer.id, one);
  return [...found.values()];
}
