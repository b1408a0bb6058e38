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

const unknownTransaction = (): StatusError => invalid('Transaction is invalid or expired.');

interface Transaction {
  readonly isReadOnly: boolean;
  readonly startedAt: number;
  usedAt: number;
  /** The documents read, with the version that was seen; undefined for one that was missing. */
  readonly documents: Map<Path, StoredDocument | undefined>;
  readonly queries: { readonly query: Query; readonly result: readonly StoredDocument[] }[];
}

/**
 * Transactions of the server SDKs, which name what they read by an id and expect the backend to notice when it has
 * changed by the time they commit. Nothing is locked: the later commit is refused and tried again.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  /** Ids of those that are over, with the time they ended. */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  /** Starts one and gives its id. */
  begin(isReadOnly: boolean): string {
    this.forgetOld();
    const id = randomBytes(ID_BYTES).toString('base64');
    const startedAt = this.now();
    this.open.set(id, { isReadOnly, startedAt, usedAt: startedAt, documents: new Map(), queries: [] });
    return id;
  }

  noteGet(id: string, path: Path, document: StoredDocument | undefined): void {
    const { documents } = this.find(id);
    if (!documents.has(path)) documents.set(path, document);
  }

  noteQuery(id: string, query: Query, result: readonly StoredDocument[]): void {
    this.find(id).queries.push({ query, result });
  }

  /** Ends a transaction that is about to write. Throws ABORTED when something it read has changed. */
  finish(id: string, writes: number): void {
    const { isReadOnly, documents, queries } = this.find(id);
    if (isReadOnly && writes > 0) throw invalid('Cannot modify entities in a read-only transaction.');
    this.end(id);
    if (isReadOnly) return;
    const isStale =
      [...documents].some(([path, seen]) => this.database.get(path)?.updateTime !== seen?.updateTime) ||
      queries.some(({ query, result }) => !isSame(runQuery(query, this.database), result));
    if (isStale) {
      throw new StatusError('ABORTED', 'Documents read in the transaction have changed; try it again.');
    }
  }

  /** Ends a transaction without writing, again if it is over already. Throws INVALID_ARGUMENT for one that never was. */
  rollback(id: string): void {
    this.forgetOld();
    if (this.open.has(id)) this.end(id);
    else if (!this.ended.has(id)) throw unknownTransaction();
  }

  private end(id: string): void {
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
      if (Math.abs(now - endedAt) > REMEMBERED_MS) this.ended.delete(id);
    }
  }
}

const isSame = (a: readonly StoredDocument[], b: readonly StoredDocument[]): boolean =>
  a.length === b.length &&
  a.every(({ path, updateTime }, index) => path === b[index]?.path && updateTime === b[index]?.updateTime);
