import { useLayoutEffect } from 'react';
import { tellFailure } from './failures';
import { Store, useStore } from './store';

/** `E` is what the part's `fetch` rejects with. */
export type PartState<T, E = unknown> =
  | { readonly phase: 'idle' | 'loading' }
  | { readonly phase: 'ready'; readonly part: T }
  | { readonly phase: 'failed'; readonly error: E };

/**
 * What the page does before something that failed is asked for again; gives what ends that. `retry` numbers the page's
 * further attempts, whatever they load: 1, 2, 3, …
 */
type Preparation = (retry: number) => () => void;

const preparations: Preparation[] = [];
let retries = 0;

/** Has every further attempt of every part prepared: what the one before left in the page would be its answer. */
export const beforeRetries = (prepare: Preparation): void => void preparations.push(prepare);

/** Asks for something after a failure: with the page prepared for as long as that takes, under a number of its own. */
export async function askAgain<T>(fetch: (retry: number) => Promise<T>): Promise<T> {
  const retry = ++retries;
  const ends = preparations.map((prepare) => prepare(retry));
  try {
    return await fetch(retry);
  } finally {
    for (const end of ends) end();
  }
}

/**
 * Something the page loads when it is needed, and again after a failure: by itself when the connection is back, and when
 * it is asked for again. React.lazy keeps a failure for ever.
 */
export class LazyPart<T, E = unknown> extends Store<PartState<T, E>> {
  readonly #fetch: (retry: number) => Promise<T>;
  #running!: Promise<void>;
  /** Somebody needs it, or did. */
  protected isNeeded = false;
  /** How many places draw it now. */
  #drawn = 0;

  /** `fetch` is told the number of the retry; a first attempt is 0. */
  constructor(fetch: (retry: number) => Promise<T>) {
    super({ phase: 'idle' });
    this.#fetch = fetch;
  }

  /**
   * Starts or joins a load, also after a failure. Never rejects: what went wrong is in the state, and told. From then on it
   * is asked for again by itself when the connection is back.
   */
  load(): Promise<void> {
    this.isNeeded = true;
    return this.#begin();
  }

  /**
   * Starts or joins a load ahead of anybody's need: what fails is asked for again, and told, when there is one. What is
   * drawn as failed is left: its way to ask again would go away under the hand.
   */
  warm(): Promise<void> {
    return this.getSnapshot().phase === 'failed' && this.#drawn > 0 ? this.#running : this.#begin();
  }

  #begin(): Promise<void> {
    return this.getSnapshot().phase === 'ready' ? this.#running : this.renew();
  }

  /** Loads it for a place that draws it; gives what ends that. */
  draw(): () => void {
    this.#drawn++;
    void this.load();
    return () => void this.#drawn--;
  }

  /** Loads it anew, also where it is there; joins a load under way. Never rejects. */
  renew(): Promise<void> {
    const { phase } = this.getSnapshot();
    if (phase !== 'loading') this.#running = this.#load(phase === 'idle');
    return this.#running;
  }

  async #load(isFirst: boolean): Promise<void> {
    this.set({ phase: 'loading' });
    try {
      this.set({ phase: 'ready', part: await (isFirst ? this.#fetch(0) : askAgain(this.#fetch)) });
    } catch (error) {
      if (this.isNeeded) {
        tellFailure(error);
        addEventListener('online', () => this.load(), { once: true });
      }
      this.set({ phase: 'failed', error: error as E });
    }
  }
}

/**
 * The state of a part that is drawn, which asks for it. Before anything is painted: a load under way is the part's own, and
 * its failure is not followed by another attempt that nobody asked for.
 */
export function usePart<T, E>(part: LazyPart<T, E>): PartState<T, E> {
  useLayoutEffect(() => part.draw(), [part]);
  return useStore(part);
}
