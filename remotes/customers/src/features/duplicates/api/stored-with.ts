import { findRecords, resultOf } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { SignField } from '../signs';

/** Customers looked at for one query: more with the same e-mail address are no duplicates but a mistake. */
const MOST_FOUND = 200;

/** Customers with one of these values in a field, 30 values at most; `most` of them. Throws what reading throws. */
export async function storedWith(
  field: SignField,
  values: readonly string[],
  most = MOST_FOUND,
): Promise<readonly Stored<Customer>[]> {
  if (values.length === 0) return [];
  return resultOf(
    await findRecords(
      customers,
      (spec) => spec.where('trashed', '==', false).where(field, 'in', [...new Set(values)]),
      most,
    ),
  );
}
