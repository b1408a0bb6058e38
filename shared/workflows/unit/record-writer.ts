import { type Change, historyPath } from '@fm/domain/event';
import { foundBy } from '@fm/domain/number';
import { type Actor, type Numbered, type RecordKind, stampOf } from '@fm/domain/record';
import { COMMIT_TIME, type DocumentTransaction, idOf } from '../documents';
import { type HistoryNote, historyEntry } from './history';
import { SCHEMA, withNumber } from './patch';

/** What belongs to a new record besides its fields. */
interface Created {
  readonly number: string | undefined;
  readonly note: HistoryNote;
  /** Documents stored beside it, by their path below it. */
  readonly beside: Readonly<Record<string, object>>;
}

/** What the history tells of a change. */
interface NewEntry {
  readonly changes: readonly Change[];
  readonly note: HistoryNote;
}

/** What a note of the history says. */
export interface Note {
  readonly note: string;
  /** The note that it corrects, by the id of its entry. */
  readonly corrects?: string | undefined;
}

/**
 * Puts records into one transaction as they are stored: stamped with who and when, found by their words, and with a
 * history entry beside each change.
 */
export class RecordWriter {
  /** Collections that are written to. */
  readonly paths = new Set<string>();

  constructor(
    private readonly transaction: DocumentTransaction,
    private readonly actor: Actor,
  ) {}

  /** Where a record is that may be written. */
  place<R extends object>(collection: RecordKind<R>, id: string): string {
    this.paths.add(collection.path);
    return `${collection.path}/${id}`;
  }

  create<R extends object>(
    collection: RecordKind<R>,
    path: string,
    data: R,
    { number, note, beside }: Created,
  ): void {
    const at = COMMIT_TIME;
    const by = stampOf(this.actor);
    const record = withNumber(data, number);
    for (const [below, content] of Object.entries(beside)) {
      this.transaction.set(`${path}/${below}`, { ...content });
    }
    this.transaction.set(path, {
      ...data,
      ...(number ? { number } : {}),
      ...foundBy(collection, record),
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
      rev: 1,
      trashed: false,
      schema: SCHEMA,
      lastEvent: this.#history(collection, idOf(path), record, { changes: [], note }),
    });
  }

  /** Changes `fields` of a record and what lists find it by. */
  change<R extends object>(
    collection: RecordKind<R>,
    path: string,
    record: Numbered<R>,
    fields: Readonly<Record<string, unknown>>,
    entry: NewEntry,
  ): void {
    this.patch(collection, path, record, { ...fields, ...foundBy(collection, record) }, entry);
  }

  /** Changes `fields` that nobody searches in. */
  patch<R extends object>(
    collection: RecordKind<R>,
    path: string,
    record: Numbered<R>,
    fields: Readonly<Record<string, unknown>>,
    entry: NewEntry,
  ): void {
    this.transaction.update(path, {
      ...fields,
      updatedAt: COMMIT_TIME,
      updatedBy: stampOf(this.actor),
      lastEvent: this.#history(collection, idOf(path), record, entry),
    });
  }

  /** Writes a note at `entry` of the history of a record that stays as it is. */
  note<R extends object>(
    collection: RecordKind<R>,
    id: string,
    entry: string,
    record: Numbered<R>,
    content: Note,
  ): void {
    this.paths.add(historyPath(collection));
    this.transaction.set(
      entry,
      historyEntry(this.actor, collection, id, record, [], { kind: 'note', ...content }),
    );
  }

  /** Writes a history entry and gives its id, which the record it tells of names. */
  #history<R extends object>(
    collection: RecordKind<R>,
    recordId: string,
    record: Numbered<R>,
    { changes, note }: NewEntry,
  ): string {
    const id = this.transaction.newId();
    const entry = `${historyPath(collection)}/${id}`;
    this.transaction.set(entry, historyEntry(this.actor, collection, recordId, record, changes, note));
    return id;
  }
}
