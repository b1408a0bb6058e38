import { findRecords, resultOf } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { SignField } from '../signs';

/** Customers looked at for one query: more with the same e-mail address are no duplicates but a mistake. */
const MOST_FOUND = 200;

/** Customers with one of these values in a field, 30 values at most; `most` of them. Throws what reading throws. */
export async function storedWith(
  field: SignField | 'number',
  values: readonly string[],
  most = MOST_FOUND,
): Promise<readonly Stored<Customer>[]> {
  if (values.length === 0) return [];
  const wanted = [...new Set(values)];
  return resultOf(
    await findRecords(
      customers,
      (spec) => {
        const there = spec.where('trashed', '==', false);
        return field === 'number' ? there.where(field, 'in', wanted) : there.where(field, 'in', wanted);
      },
      most,
    ),
  );
}
