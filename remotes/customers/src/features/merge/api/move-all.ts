import { type BulkProgress, changeMany, type Outcome } from '@fm/data';
import type { Actor } from '@fm/domain/record';
import type { Move } from '../move';
import type { Pair } from './begin-merge';
import { findPieces } from './pieces';

interface MoveOptions {
  /** Told after each commit; the total grows where there was more than one round knew of. */
  readonly onProgress?: (progress: BulkProgress) => void;
  /** Ends it after the commit under way. */
  readonly signal?: AbortSignal;
}

/**
 * Lets everything that belongs to the one that goes go over, round by round until nothing is left. Gives how many
 * records went. Where it ends before, what has gone over stays there: saying it again goes on.
 */
export async function moveAll(
  actor: Actor,
  pair: Pair,
  { onProgress, signal }: MoveOptions = {},
): Promise<Outcome<number>> {
  const { kept, other, batchId } = pair;
  const note = { kind: 'merged', batchId, note: `Belonged to “${other.name}”` } as const;
  const move: Move = { from: other, to: kept, note };
  const gone = new Set<string>();
  for (;;) {
    const found = await findPieces(other.id);
    if (!found.ok) return found;
    if (found.value.length === 0) return { ok: true, value: gone.size };
    const before = gone.size;
    const { done, failed, failure } = await changeMany(actor, found.value, {
      each: (unit, { of, id }) => of.move(unit, id, move),
      onProgress: ({ done: now }) => onProgress?.({ done: before + now, total: before + found.value.length }),
      ...(signal && { signal }),
    });
    for (const { of, id } of done) gone.add(`${of.one} ${id}`);
    const [first] = failed;
    if (failure) return { ok: false, failure };
    if (first) return { ok: false, failure: first.failure };
    if (signal?.aborted) return { ok: false, failure: STOPPED };
  }
}

const STOPPED = {
  kind: 'unconfirmed',
  message: 'The merge was stopped before everything had moved.',
} as const;
