import type { Commit, Database } from '../database';
import { type LiveTarget, liveTarget, type TargetDiff } from './live-target';
import type { TargetRequest } from './target';

/** Told once for each commit what it means to the targets it listens to, by their keys. */
export type CommitListener = (commit: Commit, diffs: ReadonlyMap<string, TargetDiff>) => void;

interface Shared {
  readonly target: LiveTarget;
  readonly listeners: Set<CommitListener>;
}

/** The results somebody listens to; each is kept once, however many listen. */
export class LiveTargets {
  private readonly shared = new Map<string, Shared>();

  constructor(private readonly database: Database) {
    database.onCommit((commit) => this.publish(commit));
  }

  /** Begins to listen. `key` of the request must be released as often as it was listened to. */
  listen({ key, content }: TargetRequest, listener: CommitListener): LiveTarget {
    const shared = this.shared.get(key) ?? {
      target: liveTarget(content, this.database),
      listeners: new Set(),
    };
    this.shared.set(key, shared);
    shared.listeners.add(listener);
    return shared.target;
  }

  release(key: string, listener: CommitListener): void {
    const shared = this.shared.get(key);
    shared?.listeners.delete(listener);
    if (shared?.listeners.size === 0) this.shared.delete(key);
  }

  /** One commit is one message to each listener, whatever it touches. */
  private publish(commit: Commit): void {
    if (commit.changes.length === 0) return;
    const news = new Map<CommitListener, Map<string, TargetDiff>>();
    for (const [key, { target, listeners }] of this.shared) {
      const diff = target.take(commit);
      if (!diff) continue;
      for (const listener of listeners) {
        const mine = news.get(listener) ?? new Map<string, TargetDiff>();
        news.set(listener, mine.set(key, diff));
      }
    }
    for (const [listener, diffs] of news) listener(commit, diffs);
  }
}
