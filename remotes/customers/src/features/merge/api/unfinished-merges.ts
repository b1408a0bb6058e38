import { useLiveRows } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';

/** Merges into one customer that wait to be finished at most: each is somebody's closed tab. */
const MOST_UNFINISHED = 5;

/** Customers whose merge into this one was begun and not ended, live. Asks nothing where none was ever begun. */
export const useUnfinishedMerges = (kept: Stored<Customer> | undefined): readonly Stored<Customer>[] =>
  useLiveRows(
    kept?.mergedFrom ? customers : undefined,
    (spec) => spec.where('trashed', '==', false).where('mergedInto.id', '==', kept?.id ?? '-'),
    MOST_UNFINISHED,
  ).rows;
