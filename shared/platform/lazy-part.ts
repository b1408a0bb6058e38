import { useEffect } from 'react';
import { Store, useStore } from './store';

export type PartState<T> =
  | { readonly phase: 'idle' | 'loading' }
  | { readonly phase: 'ready'; readonly part: T }
  | { readonly phase: 'failed'; readonly error: unknown };

/**
 * Something the page loads when it is needed and can load again after a failure; React.lazy keeps a failure for ever.
 */
export class LazyPart<T> extends Store<PartState<T>> {
  readonly #fetch: () => Promise<T>;
  readonly #beforeRetry: () => void;
  #running: Promise<void> | undefined;

  /** `beforeRetry` runs before every attempt that follows a failed one. */
  constructor(fetch: () => Promise<T>, beforeRetry: () => void = () => {}) {
    super({ phase: 'idle' });
    this.#fetch = fetch;
    this.#beforeRetry = beforeRetry;
  }

  /** Starts or joins a load, also after a failure. Never rejects: what went wrong is in the state. */
  load(): Promise<void> {
    this.#running ??= this.#load();
    return this.#running;
  }

  async #load(): Promise<void> {
    if (this.getSnapshot().phase === 'failed') this.#beforeRetry();
    this.set({ phase: 'loading' });
    try {
      this.set({ phase: 'ready', part: await this.#fetch() });
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      this.#running = undefined;
      this.set({ phase: 'failed', error });
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
