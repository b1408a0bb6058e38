import type { Stored } from '@fm/domain/record';
import { Store } from '@fm/platform';
import { type DataFailure, failureOf } from '../failure';
import type { RowSet } from './live-rows';
import type { Live } from './live-source';

/** What a growing list knows at the moment. */
export interface FeedState<R extends object> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Stored<R>[];
  readonly failure?: DataFailure;
  /** Whether older records can be asked for, are on their way, or did not come; `none` where all are there. */
  readonly older: 'none' | 'there' | 'loading' | 'failed';
}

interface Newest<R extends object> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Live<RowSet<R>>;
  readonly retry: () => void;
}

type Documents = RowSet<object>['documents'];

/**
 * A list to which records are only ever added, the newest first: its newest are live, older ones are read once when
 * somebody asks for them. What new records push out of the newest stays in its place.
 */
export class Feed<R extends object> extends Store<FeedState<R>> {
  #known: RowSet<R> = { rows: [], documents: [] };
  #older: FeedState<R>['older'] | undefined;
  #stop: (() => void) | undefined;

  constructor(
    private readonly size: number,
    private readonly newest: Newest<R>,
    private readonly readAfter: (last: Documents[number]) => Promise<RowSet<R>>,
  ) {
    super({ status: 'loading', rows: [], older: 'none' });
  }

  protected override listen(listener: () => void): () => void {
    const leave = super.listen(listener);
    this.#stop ??= this.newest.subscribe(() => this.#take());
    this.#take();
    return () => {
      leave();
      if (this.isHeard) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  /** Listens anew after a failure. */
  readonly retry = (): void => this.newest.retry();

  /** Reads as many older records once more. */
  readonly showOlder = async (): Promise<void> => {
    const last = this.#known.documents.at(-1);
    if (!last || (this.#older !== 'there' && this.#older !== 'failed')) return;
    this.#tell('loading');
    try {
      const read = await this.readAfter(last);
      // Begun anew meanwhile: this is no longer what comes next.
      if (this.#known.documents.at(-1) !== last) return this.#tell('there');
      this.#known = joined(this.#known, read);
      this.#tell(read.documents.length < this.size ? 'none' : 'there');
    } catch (error) {
      console.warn(`Older records could not be read: ${failureOf(error).message}`, error);
      this.#tell('failed');
    }
  };

  #take(): void {
    const live = this.newest.getSnapshot();
    if (live.status === 'loading') return;
    if (live.status === 'failed') {
      this.set({ ...this.getSnapshot(), status: 'failed', failure: live.failure });
      return;
    }
    const { documents } = live.value;
    const isFull = documents.length >= this.size;
    // So much is new that nobody knows what lies between: what was there before has to be asked for again.
    if (isFull && !documents.some(({ id }) => this.#known.documents.some((known) => known.id === id))) {
      this.#known = live.value;
      this.#older = undefined;
    } else this.#known = joined(live.value, this.#known);
    this.#tell(this.#older ?? (isFull ? 'there' : 'none'));
  }

  #tell(older: FeedState<R>['older']): void {
    this.#older = older;
    this.set({ status: 'ready', rows: this.#known.rows, older });
  }
}

/** The first, and of the second what the first does not have. */
function joined<R extends object>(first: RowSet<R>, second: RowSet<R>): RowSet<R> {
  const known = new Set(first.documents.map(({ id }) => id));
  return {
    rows: [...first.rows, ...second.rows.filter(({ id }) => !known.has(id))],
    documents: [...first.documents, ...second.documents.filter(({ id }) => !known.has(id))],
  };
}
