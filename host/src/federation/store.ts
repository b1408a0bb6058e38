/** State that outlives a render: read with `useSyncExternalStore`. */
export class Store<S> {
  #state: S;
  readonly #listeners = new Set<() => void>();

  constructor(initial: S) {
    this.#state = initial;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getSnapshot = (): S => this.#state;

  protected set(state: S) {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
