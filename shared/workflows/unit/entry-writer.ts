import { type Change, changesBetween } from '@fm/domain/event';
import type { Numbered, RecordKind, Stamp, Stored } from '@fm/domain/record';
import { COMMIT_TIME, REMOVED } from '../documents';
import { FailureSignal, inTrash } from '../failure';
import { entryPatch } from './entry';
import type { HistoryNote } from './history';
import { withNumber } from './patch';
import type { RecordWriter } from './record-writer';

/** One entry of a map of parts, such as an item of a checklist, of a record as it was seen. */
export interface EntryOf<R extends object> {
  readonly seen: Stored<R>;
  readonly part: keyof R & string;
  readonly entryId: string;
}

/** Writes single entries of maps of parts, each by its own field path. */
export class EntryWriter {
  constructor(
    private readonly records: RecordWriter,
    private readonly now: Date,
  ) {}

  fill<R extends object>(
    collection: RecordKind<R>,
    at: EntryOf<R>,
    fields: object,
    by: Stamp,
    note?: HistoryNote,
  ): void {
    const { seen, part, entryId } = at;
    const { entry, changes, after } = entryPatch(collection, by, seen, part, entryId, fields, this.now);
    const record = withNumber(after, seen.number);
    this.#write(collection, at, { ...entry, at: COMMIT_TIME }, { record, changes, note });
  }

  clear<R extends object>(collection: RecordKind<R>, at: EntryOf<R>, note?: HistoryNote): void {
    const { seen, part, entryId } = at;
    const before = ((seen[part] ?? {}) as Readonly<Record<string, object>>)[entryId];
    const changes = before
      ? changesBetween(collection.fields, { [part]: { [entryId]: before } }, { [part]: {} })
      : [];
    this.#write(collection, at, REMOVED, { record: seen, changes, note });
  }

  #write<R extends object>(
    collection: RecordKind<R>,
    { seen, part, entryId }: EntryOf<R>,
    value: unknown,
    {
      record,
      changes,
      note,
    }: {
      readonly record: Numbered<R>;
      readonly changes: readonly Change[];
      readonly note: HistoryNote | undefined;
    },
  ): void {
    if (seen.trashed) throw new FailureSignal(inTrash);
    if (changes.length === 0) return;
    const path = this.records.place(collection, seen.id);
    const facts = { changes, note: { kind: 'changed' as const, ...note } };
    this.records.patch(collection, path, record, { [`${part}.${entryId}`]: value }, facts);
  }
}
