import { type Change, type EventKind, MAX_NOTE } from '@fm/domain/event';
import { type Actor, isByLink, isSystem, type Numbered, type RecordKind } from '@fm/domain/record';
import { COMMIT_TIME } from '../documents';

/** What the history says of a change beyond its fields. */
export interface HistoryNote {
  readonly kind?: EventKind;
  readonly note?: string;
  /** The note that this one corrects, by the id of its entry. */
  readonly corrects?: string | undefined;
  /** What this change belongs to, such as the work order whose completion moved a plan's next date. */
  readonly batchId?: string;
  /** Where the change comes from; a screen, or the clock, when left out. */
  readonly source?: 'ui' | 'import' | 'function';
}

/** An entry of the history as it is stored, in the same commit as the change it tells of. */
export function historyEntry<R extends object>(
  actor: Actor,
  collection: Pick<RecordKind<R>, 'type' | 'label' | 'links'>,
  id: string,
  record: Numbered<R>,
  changes: readonly Change[],
  {
    kind,
    note,
    corrects,
    batchId,
    source = isSystem(actor) || isByLink(actor) ? 'function' : 'ui',
  }: HistoryNote,
): Record<string, unknown> {
  const { uid, name, role } = actor;
  return {
    at: COMMIT_TIME,
    actor: { uid, name, role },
    ...subjectOf(collection, id, record),
    kind,
    changes,
    ...(note ? { note: shortened(note) } : {}),
    ...(corrects ? { corrects } : {}),
    source,
    ...(batchId ? { batchId } : {}),
  };
}

/** What an entry calls the record, and whose it is. Of a damaged one nobody can say either: that is the office's alone. */
function subjectOf<R extends object>(
  { type, label, links }: Pick<RecordKind<R>, 'type' | 'label' | 'links'>,
  id: string,
  record: Numbered<R>,
): object {
  try {
    const called: unknown = label(record);
    if (typeof called === 'string') return { entity: { type, id, label: called }, ...links?.(record, id) };
  } catch {
    // What stands in place of its fields is no record.
  }
  return { entity: { type, id, label: id }, officeOnly: true };
}

/** The record keeps the whole text; the history is no place for a long comment. */
export const shortened = (note: string): string =>
  note.length <= MAX_NOTE ? note : `${note.slice(0, MAX_NOTE - 1)}…`;
