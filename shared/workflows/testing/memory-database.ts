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
import { type DocumentVersions, weighCommit } from './weigh-commit';

type Data = Readonly<Record<string, unknown>>;

/** What a transaction does to a document, from what is there by then; undefined for a document that goes. */
interface Write {
  readonly path: string;
  readonly change: (before: Data | undefined) => Data | undefined;
}

/** Tries of a transaction that others keep getting ahead of. */
const MOST_TRIES = 20;

/**
 * A document store in memory for tests of workflows: transactions that meet are repeated, and those that are too large
 * are refused, as in Firestore.
 */
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
      const writes: Write[] = [];
      const value = await work(this.#open(seen, writes, numbers));
      const overtaken = [...seen].some(([path, version]) => this.#documents.get(path)?.version !== version);
      if (overtaken) continue;
      this.#commit(writes);
      return value;
    }
    throw new Error('Others kept changing what the transaction read.');
  }

  #commit(writes: readonly Write[]): void {
    const documents = new Map<string, DocumentVersions>();
    for (const { path, change } of writes) {
      const stored = this.at(path);
      const { before, after } = documents.get(path) ?? { before: stored, after: stored };
      documents.set(path, { before, after: change(after) });
    }
    weighCommit(documents);
    for (const [path, { after }] of documents) {
      if (after) this.put(path, after);
      else this.#documents.delete(path);
    }
  }

  #countUp(counter: string, count: number, after: number): number {
    const last = Math.max(Number(this.at(counter)?.value ?? 0), after);
    this.put(counter, { value: last + count });
    return last;
  }

  #open(
    seen: Map<string, number | undefined>,
    writes: Write[],
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
      set: (path, data) => writes.push({ path, change: () => plain(data, this.now()) }),
      update: (path, fields) =>
        writes.push({ path, change: (before) => this.#updated(path, before, fields) }),
      delete: (path) => writes.push({ path, change: () => undefined }),
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

  #updated(path: string, before: Data | undefined, fields: Data): Data {
    if (!before) throw new Error(`${path} is not there.`);
    return patched(before, plain(fields, this.now()));
  }
}
