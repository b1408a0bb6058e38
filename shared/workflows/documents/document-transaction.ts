import type { Stored } from '@fm/domain/record';

/** In an update: the field goes. */
export const REMOVED = Symbol('removed');
/** The moment at which the store takes the commit. */
export const COMMIT_TIME = Symbol('commit time');

/** A document as the store holds it: instants are `Date`s, bytes are arrays. */
export interface StoredDocument {
  /** Path with the id at its end: `tasks/t1`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type FilterOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'array-contains'
  | 'array-contains-any';

/** A query of one collection. Every one is bounded. */
export interface DocumentQuery {
  /** Path of the collection: `customers`, or `customers/abc/contacts`. */
  readonly path: string;
  /** Asks every collection that is called like the last part of the path. */
  readonly everywhere?: boolean;
  readonly filters: readonly (readonly [field: string, operator: FilterOperator, value: unknown])[];
  readonly orders: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Documents given at most. */
  readonly limit: number;
  /** Fields that are given, with those that are asked about; whole documents where left out. */
  readonly only?: readonly string[];
  /** The document behind which the result begins, as an earlier page of the same query gave it. */
  readonly after?: StoredDocument;
}

/**
 * One transaction of a document store: everything is read before the first write, and all writes are stored or none.
 * Values are plain; what is undefined is left out at every depth.
 */
export interface DocumentTransaction {
  get(path: string): Promise<StoredDocument | undefined>;
  find(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /** Stores a whole document. */
  set(path: string, data: Readonly<Record<string, unknown>>): void;
  /** Changes fields, named by their paths (`checklist.abc`), of a document that is there. */
  update(path: string, fields: Readonly<Record<string, unknown>>): void;
  delete(path: string): void;
  /** An id that no document has. */
  newId(): string;
  /**
   * A number of a counter for each of these new documents, by their paths: above `after`, and above all that were given
   * out before. They are counted at once and outside of the transaction, which so holds no counter that others wait
   * for; where it fails, its numbers stay unused for good. A document that is asked for again when the transaction
   * runs again keeps its number.
   */
  numbersFor(counter: string, paths: readonly string[], after: number): Promise<readonly number[]>;
}

/** The id at the end of a path. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A document as a record; undefined where there is none. */
export const recordFrom = <R extends object>(document: StoredDocument | undefined): Stored<R> | undefined =>
  document && ({ ...(document.data as R), id: idOf(document.path) } as Stored<R>);
