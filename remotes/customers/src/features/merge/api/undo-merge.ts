import {
  type BulkProgress,
  commitTogether,
  type HistoryNote,
  invalid,
  type Outcome,
  resultOf,
  type Unit,
  undoBatch,
} from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { Actor } from '@fm/domain/record';
import type { Pair } from './begin-merge';
import { contactsBack } from './contacts-back';
import { workSince } from './work-since';

/** What stays as it is, in words; undefined where nothing does. */
type Words = Outcome<string | undefined>;

/**
 * Takes a merge back, in the opposite order: the one that went comes out of the trash, what belonged to it returns, the
 * two no longer name each other, and the one that stayed gets back the fields it had. What somebody changed since stays
 * as it is, and the words that come back name it. Refused where new work stands at a site that would return. Stopped half-way, it can be said again, or the merge be finished.
 */
export async function undoMerge(
  actor: Actor,
  pair: Pair,
  onProgress?: (progress: BulkProgress) => void,
): Promise<Words> {
  const { kept, batchId } = pair;
  const since = await workSince(pair);
  if (!since.ok) return since;
  if (since.value) return { ok: false, failure: invalid(since.value) };
  const note = { note: 'Merge undone', batchId: `${batchId}-undone` };
  const steps: readonly (() => Promise<Words>)[] = [
    () => commitTogether(actor, (unit) => broughtBack(unit, pair, note)),
    () => contactsBack(actor, pair, note),
    async () =>
      leftAlone(
        await undoBatch(batchId, {
          ...note,
          only: ({ entity }) => !['customer', 'contact'].includes(entity.type),
          ...(onProgress && { onProgress }),
        }),
      ),
    () => commitTogether(actor, (unit) => parted(unit, pair, note)),
    async () =>
      leftAlone(
        await undoBatch(batchId, {
          ...note,
          only: ({ entity, kind }) => entity.id === kept.id && kind === 'changed',
        }),
      ),
  ];
  const words: string[] = [];
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) return outcome;
    if (outcome.value) words.push(outcome.value);
  }
  return { ok: true, value: words.length === 0 ? undefined : words.join(' ') };
}

/** A step of which nothing could be taken back says what stands in the way: the others go on. */
const leftAlone = (outcome: Words): Words =>
  // What the server said has a cause; what others changed since has none.
  !outcome.ok && outcome.failure.kind === 'conflict' && outcome.failure.cause === undefined
    ? { ok: true, value: outcome.failure.message }
    : outcome;

async function broughtBack(unit: Unit, { kept, other }: Pair, note: HistoryNote): Promise<undefined> {
  const stays = await unit.find(customers, kept.id);
  if (!stays || stays.trashed) {
    const message = `“${kept.name}” is in the trash. Restore it first.`;
    resultOf({ ok: false, failure: invalid(message) });
  }
  await unit.restore(customers, other.id, note);
}

async function parted(unit: Unit, { kept, other }: Pair, note: HistoryNote): Promise<undefined> {
  const goes = await unit.find(customers, other.id);
  const apart = [other.id, ...(goes?.mergedFrom ?? [])];
  const told = { ...note, kind: 'merged' } as const;
  await unit.change(
    customers,
    kept.id,
    ({ mergedFrom = [] }) => {
      const left = mergedFrom.filter((id) => !apart.includes(id));
      return { ok: true, patch: { mergedFrom: left.length > 0 ? left : undefined } };
    },
    told,
  );
  await unit.change(customers, other.id, () => ({ ok: true, patch: { mergedInto: undefined } }), told);
}
