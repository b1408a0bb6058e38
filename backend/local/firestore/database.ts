import { CommitClock, type Micros } from '../store/commit-clock';
import type { Storage } from '../store/storage';
import { ChangeLog } from './documents/change-log';
import { CollectionTable } from './documents/collection-table';
import type { DocumentChange, StoredDocument } from './documents/document';
import { DocumentTable } from './documents/document-table';
import type { Names, Path } from './names';
import { Indexes } from './query/indexes';
import type { QuerySource } from './query/run-query';
import type { StatusError } from './status';
import { applyWrite, failedPrecondition } from './writes/apply-write';
import type { Write, WriteResult } from './writes/write';

/** One commit as listeners see it: all of its changes at once. */
export interface Commit {
  readonly time: Micros;
  /** Documents that differ from before, one change each. */
  readonly changes: readonly DocumentChange[];
}

/** What a commit would do: known before anything is written, so that it can still be refused. */
export interface PreparedCommit extends Commit {
  readonly results: readonly WriteResult[];
  /** Why it cannot be done, and the document it is about; to be told only to those who may know. */
  readonly refusal: { readonly path: Path; readonly error: StatusError } | undefined;
  /** The document at a path after the commit. */
  readonly after: (path: Path) => StoredDocument | undefined;
}

/**
 * The documents with their indexes and their history. Reads and commits happen at once and in one thread, so
 * whatever runs between two awaits sees one state.
 */
export class Database implements QuerySource {
  readonly documents: DocumentTable;
  readonly collections: CollectionTable;
  readonly indexes: Indexes;
  readonly log: ChangeLog;
  private readonly clock: CommitClock;
  private readonly writers = new Set<(commit: Commit) => void>();
  private readonly listeners = new Set<(commit: Commit) => void>();

  constructor(
    private readonly storage: Storage,
    readonly names: Names,
    now: () => number,
  ) {
    this.documents = new DocumentTable(storage);
    this.collections = new CollectionTable(storage);
    this.indexes = new Indexes(storage, this.documents, this.collections);
    this.log = new ChangeLog(storage);
    this.clock = new CommitClock(this.log.lastCommit, now);
    if (this.log.lastCommit === 0) {
      this.clock.advance(this.clock.next());
      storage.transaction(() => this.log.begin(this.clock.current));
    }
  }

  /** The time reads of this moment are of. */
  get readTime(): Micros {
    return this.clock.current;
  }

  /** Paths touched after a time; undefined when that is not known: too long ago, or no time of this database. */
  touchedSince(time: Micros): ReadonlySet<Path> | undefined {
    return time > this.clock.current ? undefined : this.log.since(time);
  }

  get(path: Path): StoredDocument | undefined {
    return this.documents.get(path);
  }

  /** Works a commit out without writing it. Throws INVALID_ARGUMENT when a document would be beyond a limit. */
  prepare(writes: readonly Write[]): PreparedCommit {
    const time = this.clock.next();
    const touched = new Map<Path, StoredDocument | undefined>();
    const after = (path: Path) => (touched.has(path) ? touched.get(path) : this.get(path));
    let refusal: PreparedCommit['refusal'];
    const results = writes.map((write) => {
      const isDeleted = touched.has(write.path) && touched.get(write.path) === undefined;
      const error = failedPrecondition(write, after(write.path), isDeleted, this.names);
      if (error) refusal ??= { path: write.path, error };
      const { document, result } = applyWrite(write, after(write.path), time);
      touched.set(write.path, document);
      return result;
    });
    const changes = [...touched].map(([path, document]) => ({
      path,
      before: this.get(path),
      after: document,
    }));
    return {
      time,
      results,
      refusal,
      after,
      changes: changes.filter((change) => change.before !== change.after),
    };
  }

  /** Writes a prepared commit in one piece, on disk when this returns, and tells the listeners. */
  apply(commit: PreparedCommit): void {
    if (commit.changes.length > 0) {
      this.storage.transaction(() => {
        for (const change of commit.changes) {
          if (change.after) this.documents.put(change.after);
          else this.documents.remove(change.path);
          this.indexes.update(change);
        }
        this.collections.update(commit.changes);
        this.log.append(commit.time, commit.changes);
        for (const write of this.writers) write(commit);
      });
    }
    // Also when nothing changed: the client takes this time for the document's version and ignores an equal one.
    this.clock.advance(commit.time);
    for (const listener of this.listeners) listener(commit);
  }

  /** Calls `write` inside the transaction of every commit, for what must be stored with it or not at all. */
  onWrite(write: (commit: Commit) => void): void {
    this.writers.add(write);
  }

  /** Calls `listener` after every commit, before the next can happen. Returns how to stop. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
