import { type Customer, customers } from '@fm/domain/customer';
import { type Ref, recordId, type Stored } from '@fm/domain/record';
import type { Unit } from '../../unit';

/** Two customers that are one, by their ids. */
export const pairEntries = {
  /** The one that stays. */
  kept: recordId,
  /** The one that goes. */
  other: recordId,
};

/** Two customers of which one is being merged into the other. */
export interface Pair {
  readonly kept: Ref;
  readonly other: Ref;
  /** Goes with everything that the merge changes. */
  readonly batchId: string;
  /** The one that goes, as stored. */
  readonly goes: Stored<Customer>;
}

/** The merge of two customers that is begun, or ended and not undone; undefined where there is none. */
export async function begunMerge(
  unit: Unit,
  ids: { readonly kept: string; readonly other: string },
): Promise<Pair | undefined> {
  const [stays, goes] = await Promise.all([unit.find(customers, ids.kept), unit.find(customers, ids.other)]);
  if (!goes?.mergedInto || goes.mergedInto.id !== ids.kept) return undefined;
  return {
    kept: { id: ids.kept, name: stays?.name ?? goes.mergedInto.name },
    other: { id: goes.id, name: goes.name },
    batchId: goes.mergedInto.batchId,
    goes,
  };
}
