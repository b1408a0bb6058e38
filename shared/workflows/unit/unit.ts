import { historyPath } from '@fm/domain/event';
import { type Actor, type RecordKind, type Stamp, type Stored, stampOf } from '@fm/domain/record';
import { type DocumentTransaction, recordFrom } from '../documents';
import { FailureSignal, missing, type Outcome, outcomeOf } from '../failure';
import { checked } from './checked';
import { derivedOf } from './derived';
import { EntryWriter } from './entry-writer';
import { followReminders } from './follow-reminders';
import type { HistoryNote } from './history';
import { settledPatch } from './merge';
import { NewsOfCommit } from './news';
import { Numbers } from './numbers';
import { type Computed, type CreateOptions, definedNote, stored, withNumber } from './patch';
import { cameBack, purgedPath } from './purged';
import { RecordTrash } from './record-trash';
import { type Note, RecordWriter } from './record-writer';
import { settledChange } from './settled-change';
import { checkChosen, checkSameNote, checkSaysSame, isUntouched } from './there-already';
import { UnitReads } from './unit-reads';

/**
 * Changes that happen together or not at all. Reads run at once and writes at the end, because a transaction must
 * read everything before its first write; what is read is as the unit has written it.
 */
export class Unit extends UnitReads {
  readonly #records: RecordWriter;
  readonly #trash: RecordTrash;
  readonly #entries: EntryWriter;
  readonly #news: NewsOfCommit;
  readonly #numbers: Numbers;
  /** Done once the records that were to be created before are. */
  #created: Promise<unknown> = Promise.resolve();

  constructor(
    transaction: DocumentTransaction,
    private readonly actor: Actor,
    now: Date,
  ) {
    super(transaction, now);
    this.#records = new RecordWriter(this.writes, actor);
    this.#trash = new RecordTrash(this, this.writes, this.#records, actor);
    this.#entries = new EntryWriter(this.#records, now);
    this.#news = new NewsOfCommit(actor, now);
    this.#numbers = new Numbers(this.writes, now);
  }

  /** Collections this unit writes to. */
  get paths(): ReadonlySet<string> {
    return this.#records.paths;
  }

  /** How many documents are to be written so far. */
  get size(): number {
    return this.writes.mark;
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
    { isServers, ...options }: CreateOptions = {},
  ): Promise<void> {
    if (!isServers) checkChosen(id);
    const { beside = {}, number: continued, isNumbered = !collection.isNumberedLater } = options;
    const path = this.#records.place(collection, id);
    const ready = Promise.all([this.read(path), this.read(purgedPath(collection, id)), this.#created]);
    // One after the other however they are read, so that numbers come in the order they are asked for.
    this.#created = Promise.allSettled([ready]);
    const [known, purged] = await ready;
    const data = checked(collection, { ...values, ...derivedOf(collection, values) });
    const there = recordFrom<R>(known);
    if (there) return checkSaysSame(collection, there, data);
    if (purged) throw cameBack();
    const number = continued ?? (isNumbered ? await this.#numbers.next(collection, path) : undefined);
    this.#records.create(collection, path, data, { number, beside, note: { kind: 'created', ...note } });
    // Of thousands of records at once nobody wants to be told one by one.
    if (note?.source !== 'import')
      this.#news.note(collection, id, { after: withNumber(data, number), createdBy: this.actor.uid });
  }

  override async expectNew<R extends object>(
    collection: RecordKind<R>,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    const missing = await super.expectNew(collection, ids);
    this.#numbers.expect(collection, missing);
    return missing;
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
    checkChosen(id);
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
    const merged = (current: Stored<R>) => settledPatch(collection, base, current, patch);
    await this.change(collection, base.id, (now) => ({ ok: true, patch: merged(now), ...note }), note);
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
    const current = await this.find(collection, id);
    if (!current) throw new FailureSignal(missing);
    const computed = compute(current);
    const settled = settledChange(collection, current, computed);
    if (!settled || !computed.ok) return;
    const { patch, changes, after } = settled;
    const isNumbered = computed.isNumbered === true && current.number === undefined;
    const number = isNumbered ? await this.#numbers.next(collection, path) : current.number;
    const record = withNumber(after, number);
    const numbered = isNumbered && number !== undefined && { number };
    const fields = { ...stored(patch), ...numbered, rev: current.rev + 1 };
    const entry = { kind: 'changed' as const, ...note, ...definedNote(computed) };
    this.#records.change(collection, path, record, fields, { changes, note: entry });
    const createdBy = current.createdBy?.uid ?? '';
    this.#news.note(collection, id, { before: current, after: record, createdBy });
    await followReminders(this, collection, id, { before: current, after });
  }

  /** Moves a record to the trash, from where it can be restored. Saying it twice changes nothing more. */
  trash<R extends object>(collection: RecordKind<R>, id: string, note?: HistoryNote): Promise<void> {
    return this.#trash.move(collection, id, true, { kind: 'trashed', ...note });
  }

  /** Takes a record out of the trash, as it was when it went there. Saying it twice changes nothing more. */
  restore<R extends object>(collection: RecordKind<R>, id: string, note?: HistoryNote): Promise<void> {
    return this.#trash.move(collection, id, false, { kind: 'restored', ...note });
  }

  /** Deletes a record that is in the trash for good; its history stays. Saying it twice changes nothing more. */
  purge<R extends object>(collection: RecordKind<R>, id: string): Promise<void> {
    return this.#trash.purge(collection, id, { only: 'trashed' });
  }

  /** Deletes a record that goes with one that is purged, and what lies at `below` it. Saying it twice is once. */
  purgeAlong<R extends object>(
    collection: RecordKind<R>,
    id: string,
    below: readonly string[],
  ): Promise<void> {
    return this.#trash.purge(collection, id, { below });
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
    this.#entries.fill(collection, { seen, part, entryId }, fields, by, note);
  }

  /** Takes one entry out of a map of parts by its own field path. Like `fill` it leaves `rev` alone; see there. */
  clear<R extends object>(
    collection: RecordKind<R>,
    seen: Stored<R>,
    part: keyof R & string,
    entryId: string,
    note?: HistoryNote,
  ): void {
    this.#entries.clear(collection, { seen, part, entryId }, note);
  }

  /** Writes a note into the history of a record that stays as it is. Saying the same twice with one `entryId` tells it once. */
  async tell<R extends object>(of: RecordKind<R>, id: string, entryId: string, content: Note): Promise<void> {
    checkChosen(entryId, 'entryId');
    const entry = `${historyPath(of)}/${entryId}`;
    const [current, known] = await Promise.all([this.find(of, id), this.read(entry)]);
    if (known) return checkSameNote(known.data, of.type, id, content);
    if (!current || current.trashed) throw new FailureSignal(missing);
    this.#records.note(of, id, entry, current, content);
  }

  /** Stores a document that is no record, for the server alone. */
  keep(path: string, data: object): void {
    this.writes.set(path, { ...data });
  }

  /** Deletes a document that is no record. */
  drop(path: string): void {
    this.writes.delete(path);
  }

  /**
   * Does something for one of many: where that is refused, nothing of it is written and the refusal comes back, and the
   * unit goes on. One after the other, never two at once.
   */
  async attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    const marks = { writes: this.writes.mark, news: this.#news.mark };
    const outcome = await outcomeOf(work);
    if (!outcome.ok) {
      this.writes.backTo(marks.writes);
      this.#news.backTo(marks.news);
    }
    return outcome;
  }

  /** Runs the gathered writes. For the one who opened the transaction. */
  flush(): void {
    this.#news.write(this.writes);
    this.writes.flush();
  }
}
