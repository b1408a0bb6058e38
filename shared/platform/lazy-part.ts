import { useEffect } from 'react';
import { Store, useStore } from './store';

export type PartState<T> =
  | { readonly phase: 'idle' | 'loading' }
  | { readonly phase: 'ready'; readonly part: T }
  | { readonly phase: 'failed'; readonly error: unknown };

/** What the page does before something that failed is asked for again; gives what ends that. */
type Preparation = () => () => void;

const preparations: Preparation[] = [];

/** Has every further attempt of every part prepared: what the one before left in the page would be its answer. */
export const beforeRetries = (prepare: Preparation): void => void preparations.push(prepare);

/**
 * Something the page loads when it is needed and can load again after a failure; React.lazy keeps a failure for ever.
 */
export class LazyPart<T> extends Store<PartState<T>> {
  readonly #fetch: (isRetry: boolean) => Promise<T>;
  #running: Promise<void> | undefined;

  constructor(fetch: (isRetry: boolean) => Promise<T>) {
    super({ phase: 'idle' });
    this.#fetch = fetch;
  }

  /** Starts or joins a load, also after a failure. Never rejects: what went wrong is in the state. */
  load(): Promise<void> {
    this.#running ??= this.#load();
    return this.#running;
  }

  async #load(): Promise<void> {
    const isRetry = this.getSnapshot().phase === 'failed';
    const ends = isRetry ? preparations.map((prepare) => prepare()) : [];
    this.set({ phase: 'loading' });
    try {
      this.set({ phase: 'ready', part: await this.#fetch(isRetry) });
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      this.#running = undefined;
      this.set({ phase: 'failed', error });
    } finally {
      for (const end of ends) end();
    }
  }
}

/**
 * The state of a part that is drawn: asked for at once, also where it failed before and nobody saw it, and again by itself
 * when the connection is back.
 */
export function usePart<T>(part: LazyPart<T>): PartState<T> {
  useEffect(() => {
    const ask = () => void part.load();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [part]);
  return useStore(part);
}
