import { type Change, type HistoryEvent, isComplete } from '@fm/domain/event';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import type { HistoryNote, Unit } from '@fm/workflows/unit';
import { wayBack } from '@fm/workflows/unit';
import type { Outcome } from '../failure';
import { findRecords } from '../read/find-records';
import { historyEvents } from '../read/record-history';
import { type BulkOptions, type BulkResult, changeMany } from '../write/bulk';
import { newId } from '../write/records';

/** Entries of one batch that are taken back at most: as many as one query gives. */
const MOST_ENTRIES = 10_000;

/** Records named at most where something could not be taken back; of the others there is the number. */
const MOST_NAMED = 5;

/** The kind of record an entry is about; undefined for what is not taken back. */
export type KindOfEntry = (entry: HistoryEvent) => RecordKind<object> | undefined;

interface Deed {
  readonly kind: RecordKind<object>;
  readonly id: string;
  readonly label: string;
  /** What was done to the record in this batch, the newest first. */
  readonly entries: readonly HistoryEvent[];
}

export interface UndoOptions
  extends Pick<HistoryNote, 'note' | 'batchId'>,
    Pick<BulkOptions<unknown>, 'onProgress' | 'signal'> {}

/**
 * Takes back all changes that were made under `batchId`, each as a change of its own with its entry: fields get the
 * values they had, what was moved to the trash comes back, what was created or imported goes there. A record that
 * somebody changed since in what would be taken back stays as it is, and the words that come back name it and what is
 * different; when that is all of them, nothing is undone and the outcome is a failure. Doing it twice undoes once, also
 * where the first time was stopped half-way. The history says "Undone" of each, or what is given, under a batch id of
 * their own.
 */
export async function undoBatch(
  actor: Actor,
  batchId: string,
  kindOf: KindOfEntry,
  { note = 'Undone', batchId: own, onProgress, signal }: UndoOptions = {},
): Promise<Outcome<string | undefined>> {
  const found = await findRecords(
    historyEvents,
    (spec) => spec.where('batchId', '==', batchId),
    MOST_ENTRIES,
  );
  if (!found.ok) return found;
  const deeds = deedsOf(found.value, kindOf);
  const back = own ?? newId();
  /** Words on each record that stays as it is. */
  const kept = new Map<Deed, string>();
  const result = await changeMany(actor, deeds, {
    onProgress,
    signal,
    prepare: (unit, some) => {
      const followed = some.filter(({ kind }) => kind.followed);
      if (followed.length > 0) unit.followers.expect(followed.map(({ id }) => id));
    },
    each: async (unit, deed) => {
      const words = await takeBack(unit, deed, { note, batchId: back });
      if (words === undefined) kept.delete(deed);
      else kept.set(deed, words);
    },
  });
  return outcomeOf(result, kept);
}

function outcomeOf(
  { done, failed, left, failure }: BulkResult<Deed>,
  kept: ReadonlyMap<Deed, string>,
): Outcome<string | undefined> {
  const named = [
    ...done.flatMap((deed) => kept.get(deed) ?? []),
    ...failed.map(({ item, failure: why }) => `${item.label}: ${why.message}`),
  ];
  const total = done.length + failed.length + left.length;
  const undone = total - named.length - left.length;
  const words = [
    ...(left.length > 0 ? [`${undone} of ${total} are undone.`, failure?.message ?? 'It was stopped.'] : []),
    ...(named.length > 0 ? [leftWords(named)] : []),
  ];
  const message = words.join(' ');
  if (failure) return { ok: false, failure: { ...failure, message } };
  if (total > 0 && undone === 0) return { ok: false, failure: { kind: 'conflict', message } };
  return { ok: true, value: message || undefined };
}

function deedsOf(entries: readonly HistoryEvent[], kindOf: KindOfEntry): readonly Deed[] {
  const deeds = new Map<string, Deed>();
  for (const entry of [...entries].sort((a, b) => b.at.getTime() - a.at.getTime())) {
    const kind = kindOf(entry);
    if (!kind) continue;
    const { id, label } = entry.entity;
    const key = `${kind.path}/${id}`;
    deeds.set(key, { kind, id, label, entries: [...(deeds.get(key)?.entries ?? []), entry] });
  }
  return [...deeds.values()];
}

/** Takes back what was done to one record; words on why it stays as it is, if it does. */
async function takeBack(unit: Unit, deed: Deed, note: HistoryNote): Promise<string | undefined> {
  const { kind, id, entries } = deed;
  const current = await unit.find(kind, id);
  if (!current) return `${deed.label} no longer exists.`;
  const [newest] = entries;
  if (newest?.kind === 'trashed') return void (await unit.restore(kind, id, note));
  if (newest?.kind === 'restored') return void (await unit.trash(kind, id, note));
  const isNew = entries.some((entry) => entry.kind === 'created' || entry.kind === 'imported');
  if (current.trashed) return isNew ? undefined : `${deed.label} is in the trash.`;
  if (isNew) {
    // Each change counts one up: more of them than there are entries here are not of this batch.
    if (current.rev > entries.length) return `${current.updatedBy.name} changed ${deed.label} since.`;
    return void (await unit.trash(kind, id, note));
  }
  const changes: readonly Change[] = entries.flatMap((entry) => entry.changes);
  if (!entries.every((entry) => isComplete(entry.changes))) {
    return `${deed.label}: too much was changed at once to undo it here.`;
  }
  const back = wayBack(current, changes);
  if (!back.ok) return changedSince(deed, current, back.fields.join(', '));
  await unit.change(kind, id, () => ({ ok: true, patch: back.patch }), {
    kind: newest?.kind ?? 'changed',
    ...note,
  });
  return undefined;
}

const changedSince = ({ label }: Deed, { updatedBy }: Stored<object>, what: string): string =>
  `${updatedBy.name} changed ${what} of ${label} since.`;

function leftWords(left: readonly string[]): string {
  const more = left.length - MOST_NAMED;
  const named = left.slice(0, MOST_NAMED).join(' ');
  return more > 0 ? `${named} ${more} more stay as they are.` : named;
}
