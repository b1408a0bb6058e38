import {
  CountedNumbers,
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  foundAmong,
  liesIn,
  patched,
  plain,
  type StoredDocument,
  selectedBy,
} from '../documents';

type Data = Readonly<Record<string, unknown>>;

/** Tries of a transaction that others keep getting ahead of. */
const MOST_TRIES = 20;

/** A document store in memory for tests of workflows: transactions that meet are repeated, as in Firestore. */
export class MemoryDatabase implements DocumentDatabase {
  readonly #documents = new Map<string, { readonly data: Data; readonly version: number }>();
  #ids = 0;
  #version = 0;

  constructor(private readonly now: () => Date) {}

  /** Stores a document as it is. */
  put(path: string, data: Data): void {
    this.#version += 1;
    this.#documents.set(path, { data, version: this.#version });
  }

  /** What is stored at a path; undefined for nothing. */
  at(path: string): Data | undefined {
    return this.#documents.get(path)?.data;
  }

  /** Everything that is stored, by path. */
  everything(): Readonly<Record<string, Data>> {
    return Object.fromEntries([...this.#documents].map(([path, { data }]) => [path, data]));
  }

  /** Documents of a collection. */
  all(collection: string): readonly StoredDocument[] {
    return [...this.#documents].flatMap(([path, { data }]) =>
      path.slice(0, path.lastIndexOf('/')) === collection ? [{ path, data }] : [],
    );
  }

  async transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    const numbers = new CountedNumbers(async (counter, count, after) => this.#countUp(counter, count, after));
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const seen = new Map<string, number | undefined>();
      const writes: (() => void)[] = [];
      const value = await work(this.#open(seen, writes, numbers));
      const overtaken = [...seen].some(([path, version]) => this.#documents.get(path)?.version !== version);
      if (overtaken) continue;
      for (const write of writes) write();
      return value;
    }
    throw new Error('Others kept changing what the transaction read.');
  }

  #countUp(counter: string, count: number, after: number): number {
    const last = Math.max(Number(this.at(counter)?.value ?? 0), after);
    this.put(counter, { value: last + count });
    return last;
  }

  #open(
    seen: Map<string, number | undefined>,
    writes: (() => void)[],
    numbers: CountedNumbers,
  ): DocumentTransaction {
    const read = (path: string): StoredDocument | undefined => {
      if (writes.length > 0) throw new Error(`${path} is read after the first write.`);
      const stored = this.#documents.get(path);
      seen.set(path, stored?.version);
      return stored && { path, data: stored.data };
    };
    return {
      get: async (path) => read(path),
      find: async (query) =>
        this.#found(query).flatMap(({ path }) => {
          const document = read(path);
          return document ? selectedBy(query, document) : [];
        }),
      set: (path, data) => writes.push(() => this.put(path, plain(data, this.now()))),
      update: (path, fields) => writes.push(() => this.put(path, this.#updated(path, fields))),
      delete: (path) => writes.push(() => this.#documents.delete(path)),
      newId: () => {
        this.#ids += 1;
        return `id-${this.#ids}`;
      },
      numbersFor: (counter, paths, after) => numbers.for(counter, paths, after),
    };
  }

  #found(query: DocumentQuery): readonly StoredDocument[] {
    const there = [...this.#documents].flatMap(([path, { data }]) =>
      liesIn(path, query) ? [{ path, data }] : [],
    );
    return foundAmong(there, query);
  }

  #updated(path: string, fields: Data): Data {
    const stored = this.#documents.get(path);
    if (!stored) throw new Error(`${path} is not there.`);
    return patched(stored.data, plain(fields, this.now()));
  }
}
