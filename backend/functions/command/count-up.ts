import type { CountUp } from '@fm/workflows/documents';
import type { Firestore } from 'firebase-admin/firestore';

/** Only instances of the functions meet at a counter, each with one transaction: there are few of them. */
const MOST_TRIES = 20;

/** Somebody who waits for numbers of a counter. */
interface Waiting {
  readonly count: number;
  readonly after: number;
  resolve(last: number): void;
  reject(error: unknown): void;
}

const opened = new WeakMap<Firestore, CountUp>();

/**
 * Counts counters of a database up, each in a transaction of its own: the counter is locked for one read and one write,
 * and not for as long as a command takes. Who asks meanwhile waits for the next turn, which serves all of them together,
 * so that however many records an instance makes at once, it asks the database for their numbers once at a time.
 */
export function countUpIn(firestore: Firestore): CountUp {
  const known = opened.get(firestore) ?? counting(firestore);
  opened.set(firestore, known);
  return known;
}

function counting(firestore: Firestore): CountUp {
  const lines = new Map<string, Waiting[]>();
  const serve = async (counter: string, line: Waiting[]) => {
    while (line.length > 0) await serveAll(firestore, counter, line.splice(0));
    lines.delete(counter);
  };
  return (counter, count, after) =>
    new Promise((resolve, reject) => {
      const waiting = { count, after, resolve, reject };
      const line = lines.get(counter);
      if (line) return void line.push(waiting);
      const begun = [waiting];
      lines.set(counter, begun);
      void serve(counter, begun);
    });
}

/** Gives each of those that wait the last number before theirs, in the order in which they came. */
async function serveAll(firestore: Firestore, counter: string, all: readonly Waiting[]): Promise<void> {
  try {
    const lasts = await firestore.runTransaction(
      async (transaction) => {
        const document = firestore.doc(counter);
        let value = Number((await transaction.get(document)).get('value') ?? 0);
        const before = all.map(({ count, after }) => {
          const last = Math.max(value, after);
          value = last + count;
          return last;
        });
        transaction.set(document, { value });
        return before;
      },
      { maxAttempts: MOST_TRIES },
    );
    for (const [index, { resolve }] of all.entries()) resolve(lasts[index] as number);
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}
