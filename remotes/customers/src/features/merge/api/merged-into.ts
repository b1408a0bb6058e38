import { useLiveRows } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';

/** The customer that one with this id was merged into, once it was deleted for good; undefined while nobody knows. */
export const useMergedInto = (goneId: string | undefined): Stored<Customer> | undefined =>
  useLiveRows(
    goneId === undefined ? undefined : customers,
    (spec) => spec.where('trashed', '==', false).where('mergedFrom', 'array-contains', goneId),
    1,
  ).rows[0];
