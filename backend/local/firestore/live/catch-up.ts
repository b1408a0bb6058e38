import type { Database } from '../database';
import type { StoredDocument } from '../documents/document';
import type { Path } from '../names';
import { runQuery } from '../query/run-query';
import type { LiveTarget } from './live-target';

/** What brings a client from what it knew to what is. */
export interface CatchUp {
  /** What the client knows is worthless: it forgets it first. */
  readonly reset: boolean;
  readonly changed: readonly StoredDocument[];
  /** Not in the result (any more). The client ignores those it never had. */
  readonly removed: readonly Path[];
  /** Size of the result, for the client to compare with what it then has. */
  readonly count: number;
}

// Beyond that many changes starting over is cheaper than telling what is gone.
const MAX_REMOVED = 1_000;

/**
 * What has happened to a target since a time. A document leaves a limited result also without being touched, when
 * others push it out: at most as many as were touched, and those stand just behind the result.
 */
export function catchUp(target: LiveTarget, since: number | undefined, database: Database): CatchUp {
  const documents = target.documents();
  const whole: CatchUp = {
    reset: since !== undefined,
    changed: documents,
    removed: [],
    count: documents.length,
  };
  const touched = since === undefined ? undefined : database.touchedSince(since);
  if (since === undefined || touched === undefined) return whole;

  const relevant = [...touched].filter((path) => target.concerns(path));
  if (relevant.length > MAX_REMOVED) return whole;
  const now = new Set(documents.map(({ path }) => path));
  const gone = relevant.filter((path) => !now.has(path));
  const count = documents.length;
  if (relevant.length === 0) return { reset: false, changed: [], removed: [], count };
  if (target.query?.limit === undefined && !target.query?.offset) {
    const changed = documents.filter(({ updateTime }) => updateTime > since);
    return { reset: false, changed, removed: gone, count };
  }
  const wider = { ...target.query, limit: (target.query.limit ?? count) + relevant.length };
  const pushedOut = runQuery(wider, database)
    .map(({ path }) => path)
    .filter((path) => !now.has(path) && !touched.has(path));
  return { reset: false, changed: documents, removed: [...gone, ...pushedOut], count };
}
