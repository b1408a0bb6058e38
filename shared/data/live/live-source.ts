import { Store } from '@fm/platform';
import { type DataFailure, failureOf } from '../failure';

/** What a live read knows at the moment. */
export type Live<T> =
  | { readonly status: 'loading'; readonly last?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  /** `last` is what was known before; nothing of it stays where it may no longer be read. */
  | { readonly status: 'failed'; readonly failure: DataFailure; readonly last?: T | undefined };

/** How a source hears of its value: anew, never again after an error, or not for the time being. */
export interface Hearing<T> {
  next(value: T): void;
  /** The listener has ended. */
  fail(error: unknown): void;
  /** Nothing to show yet for this reason; the listener goes on. */
  stall(failure: DataFailure): void;
}

type Start<T> = (hearing: Hearing<T>) => () => void;

/** How long a listener outlives its last screen: going back and forth reads nothing anew. */
export const LINGER_MS = 5_000;

/**
 * One listener for all screens that ask for the same thing. It runs while someone is subscribed and a little longer;
 * its last result stays, so that a returning screen shows something at once.
 */
export class LiveSource<T> extends Store<Live<T>> {
  #stop: (() => void) | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: Start<T>) {
    super({ status: 'loading' });
  }

  protected override listen(listener: () => void): () => void {
    const leave = super.listen(listener);
    clearTimeout(this.#linger);
    this.#run();
    return () => {
      leave();
      if (!this.isHeard) this.#linger = setTimeout(() => this.close(), LINGER_MS);
    };
  }

  /** Whether nobody listens and nothing runs. */
  get idle(): boolean {
    return !this.isHeard && !this.#stop;
  }

  /** Starts over after a failure. */
  readonly retry = (): void => {
    this.close();
    this.set({ status: 'loading', last: this.#last });
    if (this.isHeard) this.#run();
  };

  /** Ends the listener; the last result stays. */
  close(): void {
    clearTimeout(this.#linger);
    this.#stop?.();
    this.#stop = undefined;
  }

  get #last(): T | undefined {
    const state = this.getSnapshot();
    return state.status === 'ready' ? state.value : state.last;
  }

  #run(): void {
    if (this.#stop) return;
    this.#stop = this.start({
      next: (value) => this.set({ status: 'ready', value }),
      fail: (error) => {
        this.#stop = undefined;
        const failure = failureOf(error);
        this.set({ status: 'failed', failure, last: failure.kind === 'refused' ? undefined : this.#last });
      },
      stall: (failure) => {
        if (this.getSnapshot().status !== 'ready') this.set({ status: 'failed', failure, last: this.#last });
      },
    });
  }
}
