import {
  type DocumentQuery,
  type DocumentTransaction,
  foundAmong,
  liesIn,
  patched,
  plain,
  type StoredDocument,
} from '../documents';
import { Reads } from './reads';

type Data = StoredDocument['data'];

type Write =
  | { readonly how: 'set' | 'update'; readonly path: string; readonly data: Data }
  | { readonly how: 'delete'; readonly path: string };

/**
 * A transaction that sees what it has written itself. A store reads everything before its first write, so writes are
 * gathered here until `flush`; documents and queries are answered as they are after them. Numbers, stamps and whatever
 * else a change computes then follow from the change before, as they would in a transaction of their own.
 */
export class OwnWrites implements DocumentTransaction {
  readonly #writes: Write[] = [];
  readonly #byPath = new Map<string, Write[]>();
  readonly #stored: Reads;

  constructor(
    private readonly transaction: DocumentTransaction,
    private readonly now: Date,
  ) {
    this.#stored = new Reads(transaction);
  }

  async get(path: string): Promise<StoredDocument | undefined> {
    return this.#after(path, await this.#stored.of(path));
  }

  async find(query: DocumentQuery): Promise<readonly StoredDocument[]> {
    // Each of them may stand in the way of another one that fits.
    const limit = query.limit + this.#in(query).length;
    return this.found(query, await this.transaction.find({ ...query, limit }));
  }

  /** What a query finds after the writes, of what is `stored` and was asked for before. */
  async found(query: DocumentQuery, stored: readonly StoredDocument[]): Promise<readonly StoredDocument[]> {
    const own = this.#in(query);
    if (own.length === 0) return stored;
    const written = await Promise.all(own.map((path) => this.get(path)));
    const others = stored.filter(({ path }) => !this.#byPath.has(path));
    return foundAmong([...others, ...written.flatMap((document) => document ?? [])], query);
  }

  /** Where something was written that the query may find. */
  #in(query: DocumentQuery): readonly string[] {
    return [...this.#byPath.keys()].filter((path) => liesIn(path, query));
  }

  set(path: string, data: Data): void {
    this.#add({ how: 'set', path, data });
  }

  update(path: string, fields: Data): void {
    this.#add({ how: 'update', path, data: fields });
  }

  delete(path: string): void {
    this.#add({ how: 'delete', path });
  }

  newId(): string {
    return this.transaction.newId();
  }

  numbersFor(counter: string, paths: readonly string[], after: number): Promise<readonly number[]> {
    return this.transaction.numbersFor(counter, paths, after);
  }

  /** Where the writes stand, to come back to with `backTo`. */
  get mark(): number {
    return this.#writes.length;
  }

  /** Takes out what was written since the mark. */
  backTo(mark: number): void {
    for (const { path } of this.#writes.splice(mark).reverse()) {
      const writes = this.#byPath.get(path);
      writes?.pop();
      if (writes?.length === 0) this.#byPath.delete(path);
    }
  }

  /** Hands the writes on, in the order in which they came. What is written over as a whole is left out. */
  flush(): void {
    const last = new Map([...this.#byPath].map(([path, writes]) => [path, writes.findLast(isWhole)]));
    const over = new Set<string>();
    for (const write of this.#writes) {
      const whole = last.get(write.path);
      if (write === whole) over.add(write.path);
      if (!whole || over.has(write.path)) this.#hand(write);
    }
  }

  #add(write: Write): void {
    this.#writes.push(write);
    const before = this.#byPath.get(write.path);
    if (before) before.push(write);
    else this.#byPath.set(write.path, [write]);
  }

  #hand(write: Write): void {
    if (write.how === 'delete') this.transaction.delete(write.path);
    else this.transaction[write.how](write.path, write.data);
  }

  /** A stored document after what was written to it. */
  #after(path: string, stored: StoredDocument | undefined): StoredDocument | undefined {
    const writes = this.#byPath.get(path) ?? [];
    return writes
      .slice(Math.max(0, writes.findLastIndex(isWhole)))
      .reduce<StoredDocument | undefined>((before, write) => {
        if (write.how === 'delete') return undefined;
        const data = plain(write.data, this.now);
        if (write.how === 'set') return { path, data };
        return before && { path, data: patched(before.data, data) };
      }, stored);
  }
}

/** Whether nothing of what was there before is left. */
const isWhole = ({ how }: Write): boolean => how !== 'update';
