import { changesBetween, historyPath } from '@fm/domain/event';
import { type Actor, type RecordKind, type Stamp, type Stored, stampOf } from '@fm/domain/record';
import { COMMIT_TIME, type DocumentQuery, type DocumentTransaction, REMOVED, recordFrom } from '../documents';
import { FailureSignal, inTrash, missing, type Outcome } from '../failure';
import { checked } from './checked';
import { derivedOf, withDerived } from './derived';
import { entryPatch } from './entry';
import { followReminders } from './follow-reminders';
import { Followers } from './followers';
import type { HistoryNote } from './history';
import { settledPatch } from './merge';
import { NewsOfCommit } from './news';
import { Numbers } from './numbers';
import { type Computed, type CreateOptions, definedNote, stored, withNumber } from './patch';
import { cameBack, purgedEntry, purgedPath } from './purged';
import { Reads } from './reads';
import { RecordWriter } from './record-writer';
import { checkSameNote, checkSaysSame, isUntouched } from './said-again';
import { WriteQueue } from './write-queue';

/**
 * Changes that happen together or not at all. Reads run at once and writes at the end, because a transaction must
 * read everything before its first write.
 */
export class Unit {
  readonly #writes = new WriteQueue();
  readonly #records: RecordWriter;
  readonly #news: NewsOfCommit;
  readonly followers: Followers;
  readonly reads: Reads;
  readonly numbers: Numbers;

  constructor(
    private readonly transaction: DocumentTransaction,
    private readonly actor: Actor,
    private readonly now: Date,
  ) {
    this.reads = new Reads(transaction);
    this.#records = new RecordWriter(transaction, actor);
    this.#news = new NewsOfCommit(actor, now);
    this.followers = new Followers(transaction);
    this.numbers = new Numbers(transaction, (path) => this.reads.of(path), now.getFullYear());
  }

  /** Collections this unit writes to. */
  get paths(): ReadonlySet<string> {
    return this.#records.paths;
  }

  /** An id that no record has. */
  newId(): string {
    return this.transaction.newId();
  }

  /** The record as it is stored at this moment; undefined when there is none. */
  async find<R extends object>(collection: RecordKind<R>, id: string): Promise<Stored<R> | undefined> {
    return recordFrom<R>(await this.reads.of(`${collection.path}/${id}`));
  }

  /** Records of one kind that fit a query, as they are stored at this moment. */
  async list<R extends object>(
    collection: RecordKind<R>,
    query: Omit<DocumentQuery, 'path'>,
  ): Promise<readonly Stored<R>[]> {
    const found = await this.transaction.find({ ...query, path: collection.path });
    return found.flatMap((document) => recordFrom<R>(document) ?? []);
  }

  /**
   * A new record under `id`. Saying the same twice with one id creates one record; saying something else of a record
   * that is there leaves with a `conflict`, and one that was purged never comes back.
   */
  async create<R extends object>(
    collection: RecordKind<R>,
    id: string,
    values: R,
    note?: HistoryNote,
    { beside = {}, number: continued, isNumbered = !collection.isNumberedLater }: CreateOptions = {},
  ): Promise<void> {
    const path = this.#records.place(collection, id);
    // Before the reads, so that numbers come in the order they are asked for.
    const write = this.#writes.reserve();
    const [known, purged] = await Promise.all([
      this.reads.of(path),
      this.reads.of(purgedPath(collection, id)),
      isNumbered ? this.numbers.look(collection) : undefined,
    ]);
    const data = checked(collection, { ...values, ...derivedOf(collection, values) });
    const there = recordFrom<R>(known);
    if (there) return checkSaysSame(collection, there, data);
    if (purged) throw cameBack();
    write(() => {
      const number = continued ?? (isNumbered ? this.numbers.take(collection) : undefined);
      this.#records.create(collection, path, data, { number, beside, note: { kind: 'created', ...note } });
      // Of thousands of records at once nobody wants to be told one by one.
      if (note?.source !== 'import')
        this.#news.note(collection, id, { after: withNumber(data, number), createdBy: this.actor.uid });
    });
  }

  /**
   * Stores what a form says: a new record where it was filled with none, changes of `base` otherwise. A new one that the
   * actor stored before, and that nobody touched since, was sent again with corrections because its answer was lost.
   */
  async save<R extends object>(
    collection: RecordKind<R>,
    id: string,
    base: R | null,
    values: R,
    note?: HistoryNote,
  ): Promise<void> {
    if (base !== null) return this.update(collection, { ...base, id } as Stored<R>, values, note);
    const there = await this.find(collection, id);
    if (!there || !isUntouched(there, this.actor)) return this.create(collection, id, values, note);
    const isSame = Object.keys(settledPatch(collection, there, there, values)).length === 0;
    if (!isSame) await this.update(collection, there, values, note);
  }

  /**
   * Changes a record that was read as `base`. Fields someone else changed meanwhile stay theirs where this patch
   * leaves them alone; a field both changed leaves with a `conflict` that names it.
   */
  async update<R extends object>(
    collection: RecordKind<R>,
    base: Stored<R>,
    patch: Partial<R>,
    note?: HistoryNote,
  ): Promise<void> {
    if (!note && Object.keys(settledPatch(collection, base, base, patch)).length === 0) return;
    await this.change(
      collection,
      base.id,
      (current) => ({ ok: true, patch: settledPatch(collection, base, current, patch), ...note }),
      note,
    );
  }

  /**
   * Changes a record by what `compute` makes of its present state, such as a transition of a state machine. One in the
   * trash stays as it is, unless what is computed says that it follows others there as well.
   */
  async change<R extends object>(
    collection: RecordKind<R>,
    id: string,
    compute: (current: Stored<R>) => Computed<R>,
    note?: HistoryNote,
  ): Promise<void> {
    const path = this.#records.place(collection, id);
    const snapshot = await this.reads.of(path);
    const current = recordFrom<R>(snapshot);
    if (!current) throw new FailureSignal(missing);
    const computed = compute(current);
    if (!computed.ok) {
      const { message, fields } = computed;
      throw new FailureSignal({ kind: 'invalid', message, ...(fields && { fields }) });
    }
    if (current.trashed && !computed.alsoInTrash) throw new FailureSignal(inTrash);
    const isNumbered = computed.isNumbered === true && current.number === undefined;
    if (isNumbered) await this.numbers.look(collection);
    const patch = withDerived(collection, current, computed.patch);
    const changes = changesBetween(collection.fields, current, { ...current, ...patch });
    if (changes.length === 0 && !computed.kind && !computed.note) return;
    const after = checked(collection, { ...current, ...patch });
    await followReminders(this, collection, id, { before: current, after });
    this.#writes.add(() => {
      const number = isNumbered ? this.numbers.take(collection) : current.number;
      const record = withNumber(after, number);
      const fields = {
        ...stored(patch),
        ...(isNumbered && number !== undefined && { number }),
        rev: current.rev + 1,
      };
      const entry = { kind: 'changed' as const, ...note, ...definedNote(computed) };
      this.#records.change(collection, path, record, fields, { changes, note: entry });
      const createdBy = current.createdBy?.uid ?? '';
      this.#news.note(collection, id, { before: current, after: record, createdBy });
    });
  }

  /** Moves a record to the trash, from where it can be restored. Saying it twice changes nothing more. */
  trash<R extends object>(collection: RecordKind<R>, id: string, note?: HistoryNote): Promise<void> {
    return this.#place(collection, id, true, { kind: 'trashed', ...note });
  }

  /** Takes a record out of the trash, as it was when it went there. Saying it twice changes nothing more. */
  restore<R extends object>(collection: RecordKind<R>, id: string, note?: HistoryNote): Promise<void> {
    return this.#place(collection, id, false, { kind: 'restored', ...note });
  }

  /** Deletes a record that is in the trash for good; its history stays. Saying it twice changes nothing more. */
  async purge<R extends object>(collection: RecordKind<R>, id: string): Promise<void> {
    const path = this.#records.place(collection, id);
    const current = recordFrom<R>(await this.reads.of(path));
    if (current?.trashed) this.#purge(collection, path, current);
  }

  /** Deletes a record that goes with one that is purged, and what lies at `below` it. Saying it twice is once. */
  async purgeAlong<R extends object>(
    collection: RecordKind<R>,
    id: string,
    below: readonly string[],
  ): Promise<void> {
    const path = this.#records.place(collection, id);
    const current = recordFrom<R>(await this.reads.of(path));
    if (current) this.#purge(collection, path, current, below);
  }

  #purge<R extends object>(
    collection: RecordKind<R>,
    path: string,
    current: Stored<R>,
    below: readonly string[] = [],
  ): void {
    const entry = purgedEntry(this.actor, collection, current.id, current);
    this.#writes.add(() => {
      this.#records.delete(path, below);
      if (collection.trash !== 'without history')
        this.transaction.set(purgedPath(collection, current.id), entry);
    });
  }

  async #place<R extends object>(
    collection: RecordKind<R>,
    id: string,
    trashed: boolean,
    note: HistoryNote,
  ): Promise<void> {
    const path = this.#records.place(collection, id);
    const current = recordFrom<R>(await this.reads.of(path));
    if (!current || current.trashed === trashed) return;
    const moved = { before: current, after: current, trashed: { before: !trashed, after: trashed } };
    await followReminders(this, collection, id, moved);
    this.#writes.add(() => {
      const trashedAt = trashed ? COMMIT_TIME : REMOVED;
      const trashedBy = trashed ? stampOf(this.actor) : REMOVED;
      const fields = { trashed, trashedAt, trashedBy, rev: current.rev + 1 };
      this.#records.patch(collection, path, current, fields, { changes: [], note });
    });
  }

  /**
   * Fills in one entry of a map of parts, such as a checklist item, by its own field path: reads nothing, leaves
   * `rev` alone and so never conflicts with someone who fills in another entry. The whole entry is written, so that
   * one removed meanwhile comes back complete and not as a fragment. What changes nothing is not written. `by` is whose
   * entry it stays, where not the actor's.
   */
  fill<R extends object>(
    collection: RecordKind<R>,
    seen: Stored<R>,
    part: keyof R & string,
    entryId: string,
    fields: object,
    note?: HistoryNote,
    by: Stamp = stampOf(this.actor),
  ): void {
    if (seen.trashed) throw new FailureSignal(inTrash);
    const filled = entryPatch(collection, by, seen, part, entryId, fields, this.now);
    const { entry, changes, after } = filled;
    if (changes.length === 0) return;
    const path = this.#records.place(collection, seen.id);
    this.#writes.add(() => {
      const fields = { [`${part}.${entryId}`]: { ...entry, at: COMMIT_TIME } };
      const facts = { changes, note: { kind: 'changed' as const, ...note } };
      this.#records.patch(collection, path, withNumber(after, seen.number), fields, facts);
    });
  }

  /** Takes one entry out of a map of parts by its own field path. Like `fill` it leaves `rev` alone; see there. */
  clear<R extends object>(
    collection: RecordKind<R>,
    seen: Stored<R>,
    part: keyof R & string,
    entryId: string,
    note?: HistoryNote,
  ): void {
    if (seen.trashed) throw new FailureSignal(inTrash);
    const entries = (seen[part] ?? {}) as Readonly<Record<string, object>>;
    const before = entries[entryId];
    if (!before) return;
    const changes = changesBetween(collection.fields, { [part]: { [entryId]: before } }, { [part]: {} });
    const path = this.#records.place(collection, seen.id);
    this.#writes.add(() => {
      const fields = { [`${part}.${entryId}`]: REMOVED };
      const facts = { changes, note: { kind: 'changed' as const, ...note } };
      this.#records.patch(collection, path, seen, fields, facts);
    });
  }

  /** Writes a note into the history of a record that stays as it is. Saying the same twice with one `entryId` tells it once. */
  async tell<R extends object>(of: RecordKind<R>, id: string, entryId: string, note: string): Promise<void> {
    const entry = `${historyPath(of)}/${entryId}`;
    const [current, known] = await Promise.all([this.find(of, id), this.reads.of(entry)]);
    if (known) return checkSameNote(known.data, of.type, id, note);
    if (!current || current.trashed) throw new FailureSignal(missing);
    this.#writes.add(() => this.#records.note(of, id, entry, current, note));
  }

  /** Stores a document that is no record, for the server alone. */
  keep(path: string, data: object): void {
    this.#writes.add(() => this.transaction.set(path, { ...data }));
  }

  /** Deletes a document that is no record. */
  drop(path: string): void {
    this.#writes.add(() => this.transaction.delete(path));
  }

  /**
   * Does something for one of many: where that is refused, nothing of it is written and the refusal comes back, and the
   * unit goes on. One after the other, never two at once.
   */
  async attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    const mark = this.#writes.mark;
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      if (!(error instanceof FailureSignal)) throw error;
      this.#writes.backTo(mark);
      return { ok: false, failure: error.failure };
    }
  }

  /** Reads many records of a kind together, for whoever asks for them one by one afterwards. */
  async expect<R extends object>(collection: RecordKind<R>, ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.reads.of(`${collection.path}/${id}`)));
    if (collection.followed && ids.length > 0) this.followers.expect(ids);
  }

  /** Reads together what creating records looks at, for whoever creates many of a kind one by one afterwards. */
  async expectNew<R extends object>(collection: RecordKind<R>, ids: readonly string[]): Promise<void> {
    const paths = ids.flatMap((id) => [`${collection.path}/${id}`, purgedPath(collection, id)]);
    await Promise.all(paths.map((path) => this.reads.of(path)));
  }

  /** Runs the gathered writes. For the one who opened the transaction. */
  flush(): void {
    this.#writes.flush();
    this.#news.write(this.transaction);
    this.numbers.write();
  }
}
