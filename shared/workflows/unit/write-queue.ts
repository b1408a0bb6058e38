/** Documents the security rules read for one changed record: its history entry. */
const READS_OF_CHANGE = 1;
/** For a new record with a number they look at the record as well. */
const READS_OF_NUMBERED = 2;

interface Place {
  readonly reads: number;
  /** Undefined while it is not known whether there is anything to write. */
  run?: () => void;
}

/** Writes that were asked for, until all reads are done: a transaction reads everything before its first write. */
export class WriteQueue {
  readonly #places: Place[] = [];

  add(run: () => void): void {
    this.#places.push({ run, reads: READS_OF_CHANGE });
  }

  /** Keeps a place for a write that may come. */
  reserve(isNumbered: boolean): (run: () => void) => void {
    const place: Place = { reads: isNumbered ? READS_OF_NUMBERED : READS_OF_CHANGE };
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

  /** Documents the rules will read for what is to be written so far. */
  get reads(): number {
    return this.#places.reduce((sum, { run, reads }) => sum + (run ? reads : 0), 0);
  }

  /** Runs the first writes, as many as the rules may read `mostReads` documents for, and tells how many are left. */
  flush(mostReads: number): number {
    const writes = this.#places.flatMap(({ run, reads }) => (run ? [{ run, reads }] : []));
    let reads = 0;
    for (const [done, write] of writes.entries()) {
      reads += write.reads;
      if (reads > mostReads) return writes.length - done;
      write.run();
    }
    return 0;
  }
}
