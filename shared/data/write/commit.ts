import type { Actor } from '@fm/domain/record';
import { firestore, runTransaction } from '@fm/firebase/firestore';
import { type GivenNumbers, Unit } from '@fm/workflows/unit';
import { FailureSignal, failureOf, type Outcome } from '../failure';
import { announceWritten } from '../live/changes';
import { againWhileOthersWrite } from './again';
import { webTransaction } from './web-transaction';

/**
 * Documents that the security rules read for the records of one commit, at most. They read 20: with these the user
 * record and a counter, and two are left for rules that look at another record. Each changed record costs one.
 */
const MOST_READS = 16;

/** After this long without an answer a write counts as not confirmed. */
export const COMMIT_DEADLINE_MS = 20_000;

export interface CommitOptions {
  readonly deadlineMs?: number;
  /** Where the numbers stood after the commit before: many new records in a row spare asking for it. */
  readonly given?: GivenNumbers;
  /** For a step that cannot be taken twice: where one commit has no room for all, it is refused with these words. */
  readonly whole?: string;
}

const unconfirmed = new FailureSignal({
  kind: 'unconfirmed',
  message: 'The server did not confirm in time. Try again: what was already saved is not saved twice.',
});

/**
 * Does everything `work` asks of the unit in one transaction: all of it is stored, each change with its history entry,
 * or nothing. A form with more than 16 changed records takes several, one after the other: then `work` runs again for
 * the rest, and what is stored already is not stored twice. Never rejects for what can be expected: the outcome says what went wrong, in words.
 */
export async function commitTogether<T>(
  actor: Actor,
  work: (unit: Unit) => Promise<T>,
  { deadlineMs = COMMIT_DEADLINE_MS, given, whole }: CommitOptions = {},
): Promise<Outcome<T>> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    let paths: ReadonlySet<string> = new Set();
    let tries = 0;
    const once = async () => {
      let tried: { readonly unit: Unit; readonly value: T; readonly left: number } | undefined;
      const { unit, ...done } = await againWhileOthersWrite((noteReads) =>
        runTransaction(firestore(), async (open) => {
          // All of a try is stored or nothing: one of its entries tells that only the answer was lost.
          const transaction = webTransaction(open);
          if (tried?.unit.told && (await transaction.get(tried.unit.told))) return tried;
          tries += 1;
          const unit = new Unit(transaction, actor, new Date(), {
            isFirstTry: tries === 1,
            given,
            mostReads: MOST_READS,
          });
          noteReads(() => unit.reads.told());
          const value = await work(unit);
          if (whole !== undefined && unit.room < 0) {
            throw new FailureSignal({ kind: 'invalid', message: whole });
          }
          tried = { unit, value, left: unit.flush() };
          return tried;
        }),
      );
      unit.numbers.settled();
      paths = unit.paths;
      return done;
    };
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(unconfirmed), deadlineMs);
    });
    let done = await Promise.race([once(), late]);
    while (done.left > 0) done = await Promise.race([once(), late]);
    announceWritten(paths);
    return { ok: true, value: done.value };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  } finally {
    clearTimeout(deadline);
  }
}
