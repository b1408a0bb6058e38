import { historyEvents } from '@fm/domain/event';
import type { Actor, Stored } from '@fm/domain/record';
import { againstWords } from '@fm/domain/trash';
import type { HistoryNote, Unit } from '@fm/workflows/unit';
import { purgeFiles } from '../attachments/purge-files';
import { FailureSignal, invalid, type Outcome, resultOf } from '../failure';
import { findRecord } from '../read/find-records';
import { type KindOfEntry, undoBatch } from '../undo/undo-batch';
import { commitTogether } from '../write/commit';
import { newId } from '../write/records';
import { type FoundCompanions, foundAgainst, foundAlong, type TrashScope } from './scope';

/** The way back from a move to or out of the trash. */
export type Back = () => Promise<Outcome<string | undefined>>;

/** Moves a record to the trash, and `along` before it: interrupted half-way, the record is still to be seen. */
export async function moveToTrash<R extends object>(
  scope: TrashScope<R>,
  actor: Actor,
  record: Stored<R>,
  along: readonly FoundCompanions[],
): Promise<Outcome<Back>> {
  const batchId = newId();
  const outcome = await commitTogether(actor, (unit) => trashed(unit, scope, record.id, along, { batchId }));
  if (!outcome.ok) return outcome;
  return { ok: true, value: () => undoBatch(actor, batchId, kindAmong(scope, record, along)) };
}

/**
 * Moves a record to the trash with what goes along, inside a unit of its own: one of many that were chosen. Throws a
 * refusal that names what has to be finished first.
 */
export async function trashInUnit<R extends object>(
  unit: Unit,
  scope: TrashScope<R>,
  record: Stored<R>,
  note: HistoryNote,
): Promise<void> {
  const against = resultOf(await foundAgainst(scope, record));
  if (against.length > 0) throw new FailureSignal(invalid(againstWords(against)));
  await trashed(unit, scope, record.id, resultOf(await foundAlong(scope, record, false)), note);
}

async function trashed<R extends object>(
  unit: Unit,
  { kind: own }: TrashScope<R>,
  id: string,
  along: readonly FoundCompanions[],
  note: HistoryNote,
): Promise<void> {
  for (const { kind, rows } of along) for (const row of rows) await unit.trash(kind, row.id, note);
  await unit.trash(own, id, note);
}

/** Takes a record out of the trash, with what went there together with it. */
export async function restoreFromTrash<R extends object>(
  scope: TrashScope<R>,
  actor: Actor,
  record: Stored<R>,
): Promise<Outcome<Back>> {
  const [along, event] = await Promise.all([
    foundAlong(scope, record, true),
    findRecord(historyEvents, record.lastEvent ?? ''),
  ]);
  if (!along.ok) return along;
  if (!event.ok) return event;
  const kindOf = kindAmong(scope, record, along.value);
  const back = newId();
  const batchId = event.value?.batchId;
  const outcome =
    batchId === undefined
      ? await commitTogether(actor, (unit) => unit.restore(scope.kind, record.id, { batchId: back }))
      : await undoBatch(actor, batchId, kindOf, { note: '', batchId: back });
  return outcome.ok ? { ok: true, value: () => undoBatch(actor, back, kindOf) } : outcome;
}

/**
 * Deletes a record that is in the trash for good, with its files and what went there together with it. The history
 * stays. Interrupted half-way, the record is still in the trash.
 */
export async function purge<R extends object>(
  scope: TrashScope<R>,
  actor: Actor,
  record: Stored<R>,
): Promise<Outcome<void>> {
  const along = await foundAlong(scope, record, true);
  if (!along.ok) return along;
  const files = await purgeFiles(actor, { type: scope.kind.type, id: record.id });
  if (!files.ok) return files;
  return commitTogether(actor, async (unit) => {
    for (const { kind, rows } of along.value) for (const { id } of rows) await unit.purge(kind, id);
    await unit.purge(scope.kind, record.id);
  });
}

/** Which entries of a batch are about this record and what went along: a batch may have moved other records too. */
function kindAmong<R extends object>(
  scope: TrashScope<R>,
  record: Stored<R>,
  along: readonly FoundCompanions[],
): KindOfEntry {
  const kinds = new Map(
    along.flatMap(({ kind, rows }) => rows.map(({ id }) => [`${kind.type} ${id}`, kind] as const)),
  );
  kinds.set(`${scope.kind.type} ${record.id}`, scope.kind);
  return ({ entity }) => kinds.get(`${entity.type} ${entity.id}`);
}
