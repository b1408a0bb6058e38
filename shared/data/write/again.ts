import { errorCode } from '../failure';

/** Tries of a write that others keep changing under. */
const MOST_TRIES = 8;
const PAUSE_MS = 60;

/**
 * Tries a transaction again that was refused because others changed what it had read. Nothing public says whether the
 * service compares the versions before it asks the rules: where it does not, such a commit is refused as not allowed
 * (`rev` no longer follows), and the SDK does not try again by itself, as it does after a conflict. `attempt` gives what it read to `noteReads`; a refusal of the same reading is meant, and thrown.
 */
export async function againWhileOthersWrite<T>(
  attempt: (noteReads: (reads: () => string) => void) => Promise<T>,
): Promise<T> {
  let refused: string | undefined;
  for (let tries = 1; ; tries += 1) {
    let reads = () => '';
    try {
      return await attempt((latest) => {
        reads = latest;
      });
    } catch (error) {
      const seen = reads();
      if (errorCode(error) !== 'permission-denied' || seen === refused || tries === MOST_TRIES) throw error;
      refused = seen;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries * Math.random()));
    }
  }
}
