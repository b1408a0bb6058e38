import { quarterAt } from '@fm/domain/usage';

/** Builds and people that are remembered at once. */
const MOST = 10_000;

/**
 * For whom builds failed in this quarter of an hour: in the memory of the one instance that counts, and nowhere else. An
 * instance that was started anew counts somebody twice.
 */
export class FailedFor {
  readonly #known = new Set<string>();
  #quarter = 0;

  /** Asks and notes, for one person, whether a build has not failed for them yet. */
  of(uid: string, now: Date): (area: string, build: string) => boolean {
    return (area, build) => {
      const quarter = quarterAt(now);
      if (quarter !== this.#quarter || this.#known.size >= MOST) this.#known.clear();
      this.#quarter = quarter;
      const key = JSON.stringify([uid, area, build]);
      const isFirst = !this.#known.has(key);
      this.#known.add(key);
      return isFirst;
    };
  }
}
