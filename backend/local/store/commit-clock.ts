/** Microseconds since 1970; exact in a number until the year 2255. */
export type Micros = number;

/**
 * Times of commits. They never go back, also when the machine's clock does: clients ignore a snapshot that is
 * older than the last one they saw.
 */
export class CommitClock {
  private last: Micros;

  /** `last` is the time of the newest commit on disk, `now` the machine's clock in milliseconds. */
  constructor(
    last: Micros,
    private readonly now: () => number,
  ) {
    this.last = last;
  }

  /** The time of the newest commit: what a read of this moment sees. */
  get current(): Micros {
    return this.last;
  }

  /** The time the next commit gets if it is the next to be recorded. */
  next(): Micros {
    return Math.max(Math.floor(this.now() * 1000), this.last + 1);
  }

  /** Makes a commit's time the newest. */
  advance(to: Micros): void {
    this.last = Math.max(this.last, to);
  }
}
