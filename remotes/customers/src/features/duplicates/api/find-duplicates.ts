import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { type Comparable, markOf, SIGNS, type SignField, whyOf } from '../signs';
import { storedWith } from './stored-with';

/** A stored customer that is probably the one in question. */
export interface FoundDuplicate {
  readonly customer: Stored<Customer>;
  /** The surest thing they have in common. */
  readonly by: SignField;
  /** What they have in common, the surest first: "same tax number". */
  readonly why: readonly string[];
}

/**
 * Stored customers that are probably `customer`, the surest first; not the one with `ownId`. One query for each thing
 * that `customer` says something of, four at most, each for `most` customers. Throws what reading throws.
 */
export async function findDuplicates(
  customer: Comparable,
  ownId: string | undefined,
  most?: number,
): Promise<readonly FoundDuplicate[]> {
  const stored = await Promise.all(
    SIGNS.map((sign) => storedWith(sign.field, [sign.textOf(customer) ?? []].flat(), most)),
  );
  const found = new Map<string, FoundDuplicate>();
  for (const [index, sign] of SIGNS.entries()) {
    const mark = markOf(sign, customer);
    for (const one of stored[index] ?? []) {
      if (one.id === ownId || markOf(sign, one) !== mark) continue;
      const { by, why } = found.get(one.id) ?? { by: sign.field, why: [] };
      found.set(one.id, { customer: one, by, why: [...why, whyOf(sign, customer)] });
    }
  }
  return [...found.values()];
}
