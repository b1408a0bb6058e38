import type { Commit, Database } from '../database';
import type { StoredDocument } from '../documents/document';
import type { Path } from '../names';
import { compileMatch, isInScope, type Predicate } from '../query/match';
import { comparePositions, type Position, positionOf } from '../query/position';
import type { Query } from '../query/query';
import { runQuery } from '../query/run-query';
import type { TargetContent } from './target';

/** What a commit means to one target. */
export interface TargetDiff {
  /** Documents that are in the result now and are new or different. */
  readonly changed: readonly StoredDocument[];
  /** Documents that are not in the result any more, whether they still exist or not. */
  readonly removed: readonly Path[];
}

/** A result that is kept up to date. Listeners to the same thing share one. */
export interface LiveTarget {
  /** The documents of the result as they are now. */
  documents(): readonly StoredDocument[];
  /** Takes a commit in; undefined when it makes no difference. Must see every commit, each once. */
  take(commit: Commit): TargetDiff | undefined;
  /** Whether a path could ever be in the result: what changed elsewhere is no news. */
  concerns(path: Path): boolean;
  /** The query, for targets that have one. */
  readonly query: Query | undefined;
}

/** Starts to keep a target's result. */
export function liveTarget(content: TargetContent, database: Database): LiveTarget {
  if (content.kind === 'documents') return new LiveDocuments(content.paths, database);
  const isWindow = content.query.limit !== undefined || content.query.offset > 0;
  return isWindow ? new LiveWindow(content.query, database) : new LiveQuery(content.query, database);
}

class LiveDocuments implements LiveTarget {
  readonly query = undefined;
  private readonly paths: ReadonlySet<Path>;

  constructor(
    paths: readonly Path[],
    private readonly database: Database,
  ) {
    this.paths = new Set(paths);
  }

  documents(): readonly StoredDocument[] {
    return [...this.paths].map((path) => this.database.get(path)).filter((found) => found !== undefined);
  }

  take({ changes }: Commit): TargetDiff | undefined {
    const mine = changes.filter(({ path }) => this.paths.has(path));
    return diff(
      mine.map(({ after }) => after).filter((after) => after !== undefined),
      mine.filter(({ after }) => !after).map(({ path }) => path),
    );
  }

  concerns(path: Path): boolean {
    return this.paths.has(path);
  }
}

/** A result without a limit: each changed document decides for itself whether it belongs to it. */
class LiveQuery implements LiveTarget {
  private readonly members: Set<Path>;
  private readonly matches: Predicate;

  constructor(
    readonly query: Query,
    private readonly database: Database,
  ) {
    this.matches = compileMatch(query, database.names);
    this.members = new Set(runQuery(query, database).map(({ path }) => path));
  }

  documents(): readonly StoredDocument[] {
    return [...this.members].map((path) => this.database.get(path)).filter((found) => found !== undefined);
  }

  take({ changes }: Commit): TargetDiff | undefined {
    const changed: StoredDocument[] = [];
    const removed: Path[] = [];
    for (const { path, after } of changes) {
      if (!this.concerns(path)) continue;
      if (after && this.matches(after)) {
        this.members.add(path);
        changed.push(after);
      } else if (this.members.delete(path)) removed.push(path);
    }
    return diff(changed, removed);
  }

  concerns(path: Path): boolean {
    return isInScope(this.query, path);
  }
}

/** A result with a limit: asked for again, which its index makes cheap, when a commit could touch it. */
class LiveWindow implements LiveTarget {
  private readonly matches: Predicate;
  private current: ReadonlyMap<Path, StoredDocument>;
  private last: Position | undefined;

  constructor(
    readonly query: Query,
    private readonly database: Database,
  ) {
    this.matches = compileMatch(query, database.names);
    this.current = this.read();
  }

  documents(): readonly StoredDocument[] {
    return [...this.current.values()];
  }

  take(commit: Commit): TargetDiff | undefined {
    if (!this.isTouchedBy(commit)) return undefined;
    const before = this.current;
    this.current = this.read();
    return diff(
      [...this.current.values()].filter(
        (document) => before.get(document.path)?.updateTime !== document.updateTime,
      ),
      [...before.keys()].filter((path) => !this.current.has(path)),
    );
  }

  concerns(path: Path): boolean {
    return isInScope(this.query, path);
  }

  private isTouchedBy({ changes }: Commit): boolean {
    return changes.some(
      ({ path, before, after }) =>
        this.concerns(path) &&
        (this.current.has(path) || this.reaches(after) || (this.query.offset > 0 && this.reaches(before))),
    );
  }

  /** Whether a document would stand within the window or before it. */
  private reaches(document: StoredDocument | undefined): boolean {
    if (!document || !this.matches(document)) return false;
    if (this.last === undefined) return true;
    const at = positionOf(document, this.query.orderBy, this.database.names);
    return at !== undefined && comparePositions(at, this.last, this.query.orderBy) < 0;
  }

  private read(): ReadonlyMap<Path, StoredDocument> {
    const documents = runQuery(this.query, this.database);
    const last = documents.at(-1);
    const isFull = documents.length === this.query.limit;
    this.last = isFull && last ? positionOf(last, this.query.orderBy, this.database.names) : undefined;
    return new Map(documents.map((document) => [document.path, document]));
  }
}

const diff = (changed: readonly StoredDocument[], removed: readonly Path[]): TargetDiff | undefined =>
  changed.length + removed.length > 0 ? { changed, removed } : undefined;
