import { type Actor, type RecordKind, stampOf } from '@fm/domain/record';
import { COMMIT_TIME, type DocumentTransaction, REMOVED, recordFrom } from '../documents';
import { followReminders } from './follow-reminders';
import type { HistoryNote } from './history';
import { purgedEntry, purgedPath } from './purged';
import type { RecordWriter } from './record-writer';
import type { Unit } from './unit';

/** Moves the records of one unit to the trash and out of it, and deletes them for good. */
export class RecordTrash {
  /** What was put into the trash or taken out of it. */
  readonly #moved = new Set<string>();

  constructor(
    private readonly unit: Unit,
    private readonly transaction: DocumentTransaction,
    private readonly records: RecordWriter,
    private readonly actor: Actor,
  ) {}

  /** Puts a record into the trash, or takes it out. */
  async move<R extends object>(
    collection: RecordKind<R>,
    id: string,
    trashed: boolean,
    note: HistoryNote,
  ): Promise<void> {
    const path = this.records.place(collection, id);
    const current = recordFrom<R>(await this.transaction.get(path));
    if (!current || current.trashed === trashed) return;
    this.#moved.add(path);
    const trashedAt = trashed ? COMMIT_TIME : REMOVED;
    const trashedBy = trashed ? stampOf(this.actor) : REMOVED;
    const fields = { trashed, trashedAt, trashedBy, rev: current.rev + 1 };
    this.records.patch(collection, path, current, fields, { changes: [], note });
    await followReminders(this.unit, collection, id, {
      before: current,
      after: current,
      trashed: { before: !trashed, after: trashed },
      moved: this.#moved,
    });
  }

  /** Deletes a record for good, and what lies at `below` it; of `only` those in the trash, no other. Its history stays. */
  async purge<R extends object>(
    collection: RecordKind<R>,
    id: string,
    { only, below = [] }: { readonly only?: 'trashed'; readonly below?: readonly string[] },
  ): Promise<void> {
    const path = this.records.place(collection, id);
    const current = recordFrom<R>(await this.transaction.get(path));
    if (!current || (only === 'trashed' && !current.trashed)) return;
    for (const part of below) this.transaction.delete(`${path}/${part}`);
    this.transaction.delete(path);
    if (collection.trash !== 'without history')
      this.transaction.set(purgedPath(collection, id), purgedEntry(this.actor, collection, id, current));
  }
}
