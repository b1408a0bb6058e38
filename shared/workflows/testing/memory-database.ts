import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '@fm/domain/record';
import {
  COMMIT_TIME,
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  type FilterOperator,
  isMap,
  patched,
  type StoredDocument,
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
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const seen = new Map<string, number | undefined>();
      const writes: (() => void)[] = [];
      const value = await work(this.#open(seen, writes));
      const overtaken = [...seen].some(([path, version]) => this.#documents.get(path)?.version !== version);
      if (overtaken) continue;
      for (const write of writes) write();
      return value;
    }
    throw new Error('Others kept changing what the transaction read.');
  }

  #open(seen: Map<string, number | undefined>, writes: (() => void)[]): DocumentTransaction {
    const read = (path: string): StoredDocument | undefined => {
      if (writes.length > 0) throw new Error(`${path} is read after the first write.`);
      const stored = this.#documents.get(path);
      seen.set(path, stored?.version);
      return stored && { path, data: stored.data };
    };
    return {
      get: async (path) => read(path),
      find: async (query) => this.#found(query).flatMap(({ path }) => read(path) ?? []),
      set: (path, data) => writes.push(() => this.put(path, this.#plain(data))),
      update: (path, fields) => writes.push(() => this.put(path, this.#updated(path, fields))),
      delete: (path) => writes.push(() => this.#documents.delete(path)),
      newId: () => {
        this.#ids += 1;
        return `id-${this.#ids}`;
      },
    };
  }

  /** Documents of all collections of one name. */
  #everywhere(path: string): readonly StoredDocument[] {
    const name = path.split('/').at(-1);
    return [...this.#documents].flatMap(([at, { data }]) =>
      at.split('/').at(-2) === name ? [{ path: at, data }] : [],
    );
  }

  #found({ path, everywhere, filters, orders, limit, after }: DocumentQuery): readonly StoredDocument[] {
    const all = everywhere ? this.#everywhere(path) : this.all(path);
    const matching = all.filter(({ data }) =>
      filters.every(([field, operator, value]) => matches(valueAt(data, field), operator, value)),
    );
    const inOrder = (a: StoredDocument, b: StoredDocument): number => {
      for (const [field, direction] of orders) {
        const order = compared(valueAt(a.data, field), valueAt(b.data, field));
        if (order !== 0) return direction === 'asc' ? order : -order;
      }
      return compared(a.path, b.path) * (orders.at(-1)?.[1] === 'desc' ? -1 : 1);
    };
    return matching
      .filter((document) => !after || inOrder(document, after) > 0)
      .sort(inOrder)
      .slice(0, limit);
  }

  #updated(path: string, fields: Data): Data {
    const stored = this.#documents.get(path);
    if (!stored) throw new Error(`${path} is not there.`);
    return patched(stored.data, this.#plain(fields));
  }

  /** A value as it is stored: undefined is left out, the time of the commit filled in. */
  #plain<T>(value: T): T {
    if (value === COMMIT_TIME) return this.now() as T;
    if (Array.isArray(value)) return value.map((inner) => this.#plain(inner)) as T;
    if (!isMap(value)) return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries.map(([key, inner]) => [key, this.#plain(inner)])) as T;
  }
}

const ordinal = (value: unknown) => (value instanceof Date ? value.getTime() : (value as string | number));
const compared = (a: unknown, b: unknown): number =>
  ordinal(a) < ordinal(b) ? -1 : ordinal(a) > ordinal(b) ? 1 : 0;

function matches(found: unknown, operator: FilterOperator, value: unknown): boolean {
  switch (operator) {
    case '==':
      return ordinal(found) === ordinal(value);
    case '!=':
      return found !== undefined && ordinal(found) !== ordinal(value);
    case 'in':
      return Array.isArray(value) && value.includes(found);
    case 'array-contains':
      return Array.isArray(found) && found.some((one) => isDeepStrictEqual(one, value));
    case 'array-contains-any':
      return Array.isArray(found) && Array.isArray(value) && value.some((one) => found.includes(one));
    default: {
      // A range holds values of one type alone.
      if (typeof found !== typeof value || found === null) return false;
      const order = compared(found, value);
      if (operator === '<') return order < 0;
      if (operator === '<=') return order <= 0;
      return operator === '>' ? order > 0 : order >= 0;
    }
  }
}
