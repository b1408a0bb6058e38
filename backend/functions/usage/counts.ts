import type { Caller } from '@fm/workflows/command';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { Throttle } from '../throttle';
import { FailedFor } from './failed-for';
import { type Refusal, takeUse } from './take-use';

/** Takes what pages counted, from each person as often as their pages send by themselves. */
export class Counts {
  /** A page sends every five minutes, and when it is hidden. */
  readonly #throttle = new Throttle({ most: 30, withinMs: 600_000 });
  readonly #failedFor = new FailedFor();

  /** Adds the counts to those of the day; gives why it did not. */
  async take(
    caller: Pick<Caller, 'uid' | 'signedInAt'>,
    sent: unknown,
  ): Promise<Refusal | 'tooOften' | undefined> {
    const now = new Date();
    if (this.#throttle.isTooOften(caller.uid, now.getTime())) return 'tooOften';
    const isFirst = this.#failedFor.of(caller.uid, now);
    return takeUse(firestoreDatabase(database()), caller, sent, now, isFirst);
  }
}
