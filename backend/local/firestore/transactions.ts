import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import type { StoredDocument } from './documents/document';
import type { Path } from './names';
import type { Query } from './query/query';
import { runQuery } from './query/run-query';
import { invalid, StatusError } from './status';

const IDLE_MS = 60_000;
const MAX_AGE_MS = 270_000;
/** How long a client is told that its transaction is over, and not that there never was one. */
const REMEMBERED_MS = 600_000;
const ID_BYTES = 12;
/** How long a write waits for the locks of others. The documentation does not say it: see decision 0074. */
const LOCK_WAIT_MS = 20_000;

const unknownTransaction = (): StatusError => invalid('Transaction is invalid or expired.');

interface Transaction {
  /** Its place among all that were begun. */
  readonly order: number;
  readonly isReadOnly: boolean;
  readonly startedAt: number;
  usedAt: number;
  /** The documents read, with the version that was seen; undefined for one that was missing. */
  readonly documents: Map<Path, StoredDocument | undefined>;
  readonly queries: { readonly query: Query; readonly result: readonly StoredDocument[] }[];
  /** Resolves when it ends: what waits for its locks goes on. */
  readonly over: Promise<void>;
  readonly release: () => void;
}

/**
 * Transactions of the server SDKs, which name what they read by an id. As in a database with pessimistic concurrency, the
 * default of Firestore's standard edition, a transaction locks the documents it reads until it ends, and locks are had in
 * the order in which transactions began: a write waits for those that began before it, and ends those that began after it,
 * whose clients begin anew. A write without a transaction began last of all.
 *
 * Source: https://firebase.google.com/docs/firestore/transaction-data-contention. Documents that a query did not find are
 * not locked here: a transaction whose query would give something else by now is refused when it commits.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  /** Ids of those that are over, with the time they ended. */
  private readonly ended = new Map<string, number>();
  private begun = 0;

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** Starts one and gives its id. */
  begin(isReadOnly: boolean): string {
    this.forgetOld();
    const id = randomBytes(ID_BYTES).toString('base64');
    const startedAt = this.now();
    this.begun += 1;
    let release = () => {};
    const over = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.open.set(id, {
      order: this.begun,
      isReadOnly,
      startedAt,
      usedAt: startedAt,
      documents: new Map(),
      queries: [],
      over,
      release,
    });
    return id;
  }

  noteGet(id: string, path: Path, document: StoredDocument | undefined): void {
    const { documents } = this.find(id);
    if (!documents.has(path)) documents.set(path, document);
  }

  noteQuery(id: string, query: Query, result: readonly StoredDocument[]): void {
    this.find(id).queries.push({ query, result });
  }

  /**
   * What a write has to wait for: resolves once no transaction that began before it holds one of the documents. Undefined
   * where none does. Rejects with ABORTED after 20 seconds, and where its own transaction ended meanwhile.
   */
  turn(paths: readonly Path[], id?: string): Promise<void> | undefined {
    return this.holderBefore(paths, id) && this.waitFor(paths, id);
  }

  private async waitFor(paths: readonly Path[], id: string | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(contention()), LOCK_WAIT_MS);
    });
    try {
      for (let holder = this.holderBefore(paths, id); holder; holder = this.holderBefore(paths, id))
        await Promise.race([holder.over, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private holderBefore(paths: readonly Path[], id: string | undefined): Transaction | undefined {
    const order = id === undefined ? Number.POSITIVE_INFINITY : this.find(id).order;
    return [...this.open.values()].find((other) => other.order < order && holdsOne(other, paths));
  }

  /**
   * Ends a transaction that is about to write, and those that began after it and hold one of these documents. Throws
   * ABORTED when something it read has changed.
   */
  finish(id: string, paths: readonly Path[]): void {
    const { isReadOnly, documents, order, queries } = this.find(id);
    if (isReadOnly && paths.length > 0) throw invalid('Cannot modify entities in a read-only transaction.');
    this.end(id);
    if (isReadOnly) return;
    const isStale =
      [...documents].some(([path, seen]) => this.database.get(path)?.updateTime !== seen?.updateTime) ||
      queries.some(({ query, result }) => !isSame(runQuery(query, this.database), result));
    if (isStale) {
      throw new StatusError('ABORTED', 'Documents read in the transaction have changed; try it again.');
    }
    for (const [later, other] of this.open)
      if (other.order > order && holdsOne(other, paths)) this.end(later);
  }

  /** Ends a transaction without writing, again if it is over already. Throws INVALID_ARGUMENT for one that never was. */
  rollback(id: string): void {
    this.forgetOld();
    if (this.open.has(id)) this.end(id);
    else if (!this.ended.has(id)) throw unknownTransaction();
  }

  /** Ends all that are open, as if their time was over. */
  endAll(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  private end(id: string): void {
    this.open.get(id)?.release();
    this.open.delete(id);
    this.ended.set(id, this.now());
  }

  private find(id: string): Transaction {
    this.forgetOld();
    const transaction = this.open.get(id);
    if (!transaction) {
      throw this.ended.has(id)
        ? new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.')
        : unknownTransaction();
    }
    transaction.usedAt = this.now();
    return transaction;
  }

  private forgetOld(): void {
    const now = this.now();
    for (const [id, { startedAt, usedAt }] of this.open) {
      // A jump of the clock in either direction ends them too: their age cannot be told any more.
      if (Math.abs(now - usedAt) > IDLE_MS || Math.abs(now - startedAt) > MAX_AGE_MS) this.end(id);
    }
    for (const [id, endedAt] of this.ended) {
      // Those that ended first stand first.
      if (Math.abs(now - endedAt) <= REMEMBERED_MS) break;
      this.ended.delete(id);
    }
  }
}

const isSame = (a: readonly StoredDocument[], b: readonly StoredDocument[]): boolean =>
  a.length === b.length &&
  a.every(({ path, updateTime }, index) => path === b[index]?.path && updateTime === b[index]?.updateTime);

const contention = (): StatusError =>
  new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');

/** Whether a transaction has locked one of the documents by reading it. */
const holdsOne = ({ isReadOnly, documents, queries }: Transaction, paths: readonly Path[]): boolean =>
  !isReadOnly &&
  paths.some(
    (path) =>
      documents.has(path) || queries.some(({ result }) => result.some((document) => document.path === path)),
  );
