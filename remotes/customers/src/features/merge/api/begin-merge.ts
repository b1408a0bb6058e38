import { commitTogether, invalid, type Outcome, resultOf, type Unit } from '@fm/data';
import {
  type Customer,
  customers,
  type MergeChoices,
  mergedCustomer,
  mergeRefusal,
} from '@fm/domain/customer';
import type { Actor, Ref, Stored } from '@fm/domain/record';

/** Two customers that are one. */
export interface Pair {
  readonly kept: Ref;
  readonly other: Ref;
  /** Goes with everything that the merge changes. */
  readonly batchId: string;
}

/** Both as they are at this moment. Throws a refusal where they cannot be merged. */
async function bothOf(
  unit: Unit,
  { kept, other }: Pair,
): Promise<readonly [Stored<Customer>, Stored<Customer>]> {
  const [stays, goes] = await Promise.all([unit.find(customers, kept.id), unit.find(customers, other.id)]);
  const refusal = stays && goes ? mergeRefusal(stays, goes) : 'One of the two customers no longer exists.';
  if (!stays || !goes || refusal) return resultOf({ ok: false, failure: invalid(refusal ?? '') });
  return [stays, goes];
}

/**
 * First the one that stays gets what both know; stopped here, nothing is lost or waits. Then, in one commit, both name
 * each other: from here on the merge is to be finished or undone.
 */
export async function beginMerge(actor: Actor, pair: Pair, choices: MergeChoices): Promise<Outcome<void>> {
  const { kept, other, batchId } = pair;
  const united = await commitTogether(actor, async (unit) => {
    const [stays, goes] = await bothOf(unit, pair);
    const { patch } = mergedCustomer(stays, goes, choices);
    await unit.change(customers, kept.id, () => ({ ok: true, patch }), {
      batchId,
      note: `Taken over from “${other.name}”`,
    });
  });
  if (!united.ok) return united;
  return commitTogether(actor, async (unit) => {
    const [stays, goes] = await bothOf(unit, pair);
    const note = { kind: 'merged', batchId } as const;
    const mergedFrom = [...(stays.mergedFrom ?? []), goes.id, ...(goes.mergedFrom ?? [])];
    const mergedInto = { id: stays.id, name: stays.name, batchId };
    await unit.change(customers, kept.id, () => ({ ok: true, patch: { mergedFrom } }), {
      ...note,
      note: `“${goes.name}” was merged into this customer`,
    });
    await unit.change(customers, other.id, () => ({ ok: true, patch: { mergedInto } }), {
      ...note,
      note: `Merged into “${stays.name}”`,
    });
  });
}

/** At the end, when nothing belongs to it any more, the one that goes moves to the trash. */
export const endMerge = (actor: Actor, { kept, other, batchId }: Pair): Promise<Outcome<void>> =>
  commitTogether(actor, (unit) =>
    unit.trash(customers, other.id, { batchId, note: `Merged into “${kept.name}”` }),
  );
