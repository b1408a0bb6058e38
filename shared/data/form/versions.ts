import type { Stored } from '@fm/domain/record';
import { same } from '@fm/workflows/unit';

/** Everything a form is filled with, as it was stored at one moment. */
export interface Version<R extends object, P> {
  readonly record: Stored<R>;
  readonly related: P;
}

/** How long a save that somebody got ahead of waits for their version to arrive, in milliseconds. */
const ARRIVES_MS = 3_000;

/** The newest version a form heard of. */
export class Versions<R extends object, P> {
  newest: Version<R, P> | undefined;
  readonly #waiting = new Set<() => void>();

  add(version: Version<R, P>): void {
    this.newest = version;
    for (const tell of [...this.#waiting]) tell();
  }

  isNewest({ record, related }: Version<R, P>): boolean {
    // By content: a listener that starts over brings the same record as a new object.
    return same(record, this.newest?.record) && same(related, this.newest?.related);
  }

  /** Whether a newer version is there, or comes in a moment. */
  newerThan(version: Version<R, P>): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (newer: boolean) => {
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve(newer);
      };
      const look = () => {
        if (!this.isNewest(version)) answer(true);
      };
      const timer = setTimeout(() => answer(false), ARRIVES_MS);
      this.#waiting.add(look);
      look();
    });
  }
}
