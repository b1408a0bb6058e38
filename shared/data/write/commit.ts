import type { Actor } from '@fm/domain/record';
import { firestore, runTransaction } from '@fm/firebase/firestore';
import { FailureSignal, failureOf, type Outcome } from '../failure';
import { announceWritten } from '../live/changes';
import { Unit } from './unit';

/** After this long without an answer a write counts as not confirmed. */
export const COMMIT_DEADLINE_MS = 20_000;

const unconfirmed = new FailureSignal({
  kind: 'unconfirmed',
  message: 'The server did not confirm in time. Try again: what was already saved is not saved twice.',
});

/**
 * Does everything `work` asks of the unit in one transaction: all of it is stored, each change with its history entry,
 * or nothing. Never rejects for what can be expected: the outcome says what went wrong, in words.
 */
export async function commitTogether<T>(actor: Actor, work: (unit: Unit) => Promise<T>): Promise<Outcome<T>> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    let paths: ReadonlySet<string> = new Set();
    const transaction = runTransaction(firestore(), async (open) => {
      const unit = new Unit(open, actor, new Date());
      const value = await work(unit);
      unit.flush();
      paths = unit.paths;
      return value;
    });
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(unconfirmed), COMMIT_DEADLINE_MS);
    });
    const value = await Promise.race([transaction, late]);
    announceWritten(paths);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  } finally {
    clearTimeout(deadline);
  }
}
