interface Place {
  /** Undefined while it is not known whether there is anything to write. */
  run?: () => void;
}

/** Writes that were asked for, until all reads are done: a transaction reads everything before its first write. */
export class WriteQueue {
  readonly #places: Place[] = [];

  add(run: () => void): void {
    this.#places.push({ run });
  }

  /** Keeps a place for a write that may come. */
  reserve(): (run: () => void) => void {
    const place: Place = {};
    this.#places.push(place);
    return (run) => {
      place.run = run;
    };
  }

  /** Where the queue stands, to come back to with `backTo`. */
  get mark(): number {
    return this.#places.length;
  }

  /** Takes out what was asked for since the mark. */
  backTo(mark: number): void {
    this.#places.length = mark;
  }

  /** Runs the writes in the order in which they were asked for. */
  flush(): void {
    for (const { run } of this.#places) run?.();
  }
}
