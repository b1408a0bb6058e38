import { useSyncExternalStore } from 'react';

/** State that outlives a render, and whoever listens to it: read in components with `useStore`. */
export class Store<S> {
  #state: S;
  readonly #listeners = new Set<() => void>();

  constructor(initial: S) {
    this.#state = initial;
  }

  /** Calls `listener` after each change. Gives what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => this.listen(listener);

  readonly getSnapshot = (): S => this.#state;

  /** Whether anybody listens. */
  protected get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** What `subscribe` does: to be extended by what begins with the first listener and ends with the last. */
  protected listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  protected set(state: S): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A value that anybody may set. */
export class Value<S> extends Store<S> {
  override set(state: S): void {
    super.set(state);
  }
}

/** The state of a store; draws the component again when the state changes. */
export const useStore = <S>({ subscribe, getSnapshot }: Pick<Store<S>, 'subscribe' | 'getSnapshot'>): S =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
