import type { RecordKind, Stored } from '@fm/domain/record';
import { run } from '../commands/run';
import type { Outcome } from '../failure';
import { undoBatch } from '../undo/undo-batch';
import { newId } from '../write/new-id';

/** The way back from a move to or out of the trash. */
export type Back = () => Promise<Outcome<string | undefined>>;

/** Moves a record to the trash with what goes along. */
export const moveToTrash = <R extends object>(kind: RecordKind<R>, record: Stored<R>) =>
  moved('records.trash', kind, record);

/** Takes a record out of the trash, with what went there together with it. */
export const restoreFromTrash = <R extends object>(kind: RecordKind<R>, record: Stored<R>) =>
  moved('records.restore', kind, record);

async function moved<R extends object>(
  name: 'records.trash' | 'records.restore',
  { type }: RecordKind<R>,
  { id }: Stored<R>,
): Promise<Outcome<Back>> {
  const batchId = newId();
  const outcome = await inPages(() => run(name, { type, id, batchId }));
  return outcome.ok ? { ok: true, value: () => undoBatch(batchId) } : outcome;
}

/** Deletes a record that is in the trash for good, with its files and what went there together with it. */
export const purge = <R extends object>({ type }: RecordKind<R>, { id }: Stored<R>): Promise<Outcome<null>> =>
  inPages(() => run('records.purge', { type, id }));

/** Sends what one answer does a part of, until nothing is left. */
async function inPages(send: () => Promise<Outcome<{ readonly more: boolean }>>): Promise<Outcome<null>> {
  for (;;) {
    const outcome = await send();
    if (!outcome.ok) return outcome;
    if (!outcome.value.more) return { ok: true, value: null };
  }
}
