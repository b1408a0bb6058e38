import type { RemoteId } from '@fm/contract';
import { type PartState, Store } from '@fm/platform';
import type { RemoteFailure } from './failure/remote-failure';
import type { RemoteLoader } from './loading/remote-loader';

/** What happened to an area in this page, for operators. */
export interface AreaRecord {
  readonly phase: PartState<unknown>['phase'];
  /** How often its files were asked for, the automatic tries too. */
  readonly tries: number;
  /** How long the last successful load took, in milliseconds. */
  readonly loadMs?: number;
  /** Stays after the area has come back. */
  readonly lastFailure?: RemoteFailure;
}

const NOTHING: AreaRecord = { phase: 'idle', tries: 0 };

/** Everything that happened to the areas of this page. */
export class AreaLog extends Store<Readonly<Record<RemoteId, AreaRecord>>> {
  constructor() {
    super({});
  }

  /** Notes whatever the loader does from now on. */
  follow(loader: RemoteLoader): void {
    let startedAt = 0;
    loader.subscribe(() => {
      const state = loader.getSnapshot();
      const { phase } = state;
      if (phase === 'loading') startedAt = performance.now();
      this.#note(loader.id, {
        phase,
        ...(phase === 'ready' && { loadMs: Math.round(performance.now() - startedAt) }),
        ...(phase === 'failed' && { lastFailure: state.error }),
      });
    });
  }

  /** The files of an area are asked for. */
  tried(id: RemoteId): void {
    this.#note(id, { tries: this.recordOf(id).tries + 1 });
  }

  /** Something of an area failed after it was loaded. */
  failed(failure: RemoteFailure): void {
    this.#note(failure.id, { lastFailure: failure });
  }

  recordOf(id: RemoteId): AreaRecord {
    return this.getSnapshot()[id] ?? NOTHING;
  }

  #note(id: RemoteId, news: Partial<AreaRecord>): void {
    const all = this.getSnapshot();
    this.set({ ...all, [id]: { ...this.recordOf(id), ...news } });
  }
}
