import type { RecordKind, Stored } from '@fm/domain/record';
import { run } from '../commands/run';
import type { Outcome } from '../failure';
import { undoBatch } from '../undo/undo-batch';
import { newId } from '../write/new-id';

/** The way back from a move to or out of the trash. */
export type Back = () => Promise<Outcome<string | undefined>>;

/** Moves a record to the trash with what goes along. */
export async function moveToTrash<R extends object>(
  { type }: RecordKind<R>,
  { id }: Stored<R>,
): Promise<Outcome<Back>> {
  const batchId = newId();
  const outcome = await run('records.trash', { type, id, batchId });
  return outcome.ok ? { ok: true, value: () => undoBatch(batchId) } : outcome;
}

/** Takes a record out of the trash, with what went there together with it. */
export async function restoreFromTrash<R extends object>(
  { type }: RecordKind<R>,
  { id }: Stored<R>,
): Promise<Outcome<Back>> {
  const batchId = newId();
  const outcome = await run('records.restore', { type, id, batchId });
  return outcome.ok ? { ok: true, value: () => undoBatch(batchId) } : outcome;
}

/** Deletes a record that is in the trash for good, with its files and what went there together with it. */
export async function purge<R extends object>(
  { type }: RecordKind<R>,
  { id }: Stored<R>,
): Promise<Outcome<null>> {
  for (;;) {
    const outcome = await run('records.purge', { type, id });
    if (!outcome.ok) return outcome;
    // Of very many files each answer deletes some.
    if (!outcome.value.more) return { ok: true, value: null };
  }
}
