import type { Identity } from '../auth';
import type { Meter } from '../usage';
import type { Authorizer, Lookup, ReadRequest, Refusal } from './access/authorizer';
import { ConfiguredIndexes, type RequiredIndexes } from './configured-indexes';
import type { Commit, Database, PreparedCommit } from './database';
import type { StoredDocument } from './documents/document';
import type { Path } from './names';
import { type AggregationQuery, runAggregation, summedFields } from './query/aggregate';
import type { Query } from './query/query';
import { countQuery, runQuery } from './query/run-query';
import { StatusError } from './status';
import { Transactions } from './transactions';
import type { FieldPath } from './values/field-path';
import type { Value } from './values/value';
import { checkCommitSize } from './writes/commit-size';
import { serverTimestamp } from './writes/transform';
import type { Write, WriteResult } from './writes/write';

/** What there is where no indexes are defined. */
const USUAL_INDEXES = new ConfiguredIndexes({ indexes: [], fieldOverrides: [] });

/** What a commit tells its client. */
export interface CommitOutcome {
  readonly commitTime: Commit['time'];
  readonly results: readonly WriteResult[];
}

/** Everything clients can do with the documents, each step decided on by the authorizers. Refusals are thrown. */
export class Firestore {
  readonly transactions: Transactions;
  private readonly rulesListeners = new Set<() => void>();

  constructor(
    readonly database: Database,
    private readonly authorizers: readonly Authorizer[],
    readonly meter: Meter,
    now: () => number,
    /** Every query runs without. */
    private readonly requiredIndexes?: RequiredIndexes,
  ) {
    this.transactions = new Transactions(database, now);
  }

  /** Throws when the identity may not read this. Gives the documents the decision depends on. */
  checkRead(identity: Identity, request: ReadRequest): ReadonlySet<Path> {
    checkIdentity(identity);
    const own = new Set(request.kind === 'get' ? [request.path] : []);
    const lookup = this.meter.byRules(identity, (path) => this.database.get(path), own);
    const lookedAt = new Set<Path>();
    const noted: Lookup = (path) => {
      lookedAt.add(path);
      return lookup(path);
    };
    for (const authorizer of this.authorizers) {
      refuse(authorizer.authorizeRead(identity, request, noted));
    }
    return lookedAt;
  }

  /**
   * Throws when the identity may not ask this, or an index is missing, for administrators too. Gives the documents the
   * decision depends on.
   */
  checkQuery(identity: Identity, query: Query, summed: readonly FieldPath[] = []): ReadonlySet<Path> {
    const dependsOn = this.checkRead(identity, { kind: 'list', query });
    this.requiredIndexes?.check(query, summed);
    return dependsOn;
  }

  /** Calls `listener` when the rules have changed: what was allowed may not be any more. Returns how to stop. */
  onNewRules(listener: () => void): () => void {
    this.rulesListeners.add(listener);
    return () => this.rulesListeners.delete(listener);
  }

  /** Says that the rules have changed. */
  announceNewRules(): void {
    for (const listener of this.rulesListeners) listener();
  }

  get(identity: Identity, path: Path, transaction?: string): StoredDocument | undefined {
    this.checkRead(identity, { kind: 'get', path });
    const document = this.database.get(path);
    this.meter.get(identity, path);
    if (transaction !== undefined) this.transactions.noteGet(transaction, path, document);
    return document;
  }

  query(identity: Identity, query: Query, transaction?: string): readonly StoredDocument[] {
    this.checkQuery(identity, query);
    const result = runQuery(query, this.database);
    this.meter.query(identity, query, result.length);
    if (transaction !== undefined) this.transactions.noteQuery(transaction, query, result);
    return result;
  }

  aggregate(identity: Identity, request: AggregationQuery, transaction?: string): Record<string, Value> {
    const { query } = request;
    this.checkQuery(identity, query, summedFields(request));
    if (transaction !== undefined) {
      this.transactions.noteQuery(transaction, query, runQuery(query, this.database));
    }
    const values = runAggregation(request, this.database);
    const counted = request.aggregations.find(({ kind }) => kind === 'count');
    const count = counted && values[counted.alias];
    const entries =
      count && 'integerValue' in count ? Number(count.integerValue) : countQuery(query, this.database);
    this.meter.aggregate(identity, query, entries);
    return values;
  }

  /** The same as `commit`, once no transaction that began before holds one of the documents that are written. */
  async commitInTurn(
    identity: Identity,
    writes: readonly Write[],
    transaction?: string,
  ): Promise<CommitOutcome> {
    const turn = this.transactions.turn(pathsOf(writes), transaction);
    // Nothing comes between where there is nothing to wait for.
    if (turn) await turn;
    return this.commit(identity, writes, transaction);
  }

  /** All writes or none; on disk when this returns. */
  commit(identity: Identity, writes: readonly Write[], transaction?: string): CommitOutcome {
    checkIdentity(identity);
    if (transaction !== undefined) this.transactions.finish(transaction, pathsOf(writes));
    const prepared = this.database.prepare(writes);
    const { after, refusal } = prepared;
    if (refusal && this.isOpenConflict(identity, refusal)) throw refusal.error;
    const own = new Set(writes.map(({ path }) => path));
    const before = this.meter.byRules(identity, (path) => this.database.get(path), own);
    const time = serverTimestamp(prepared.time);
    for (const authorizer of this.authorizers) {
      refuse(authorizer.authorizeCommit(identity, { writes, before, after, time }));
    }
    if (refusal) throw refusal.error;
    checkCommitSize(prepared.changes, this.requiredIndexes?.configured ?? USUAL_INDEXES);
    this.database.apply(prepared);
    this.meter.commit(identity, writes);
    return { commitTime: prepared.time, results: prepared.results };
  }

  /**
   * Whether somebody else was faster, and the identity may know because it may read the document. Rules that compare
   * with the stored version would deny such a commit, and clients repeat a conflict but not a denial.
   */
  private isOpenConflict(
    identity: Identity,
    { path, error }: NonNullable<PreparedCommit['refusal']>,
  ): boolean {
    if (error.status === 'NOT_FOUND' || error.status === 'INVALID_ARGUMENT') return false;
    const lookup = this.meter.byRules(identity, (other) => this.database.get(other), new Set([path]));
    return this.authorizers.every(
      (authorizer) => authorizer.authorizeRead(identity, { kind: 'get', path }, lookup) === undefined,
    );
  }
}

const pathsOf = (writes: readonly Write[]): readonly Path[] => writes.map(({ path }) => path);

function checkIdentity(identity: Identity): void {
  if (identity.kind === 'invalid') throw new StatusError('UNAUTHENTICATED', identity.reason);
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new StatusError(refusal.status, refusal.message);
}
