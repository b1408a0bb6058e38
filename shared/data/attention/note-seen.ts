import { SEEN_MENTIONS_ID, type SeenMentions, seenMentionsOf } from '@fm/domain/mention';
import type { Actor } from '@fm/domain/record';
import { doc, firestore, runTransaction } from '@fm/firebase/firestore';
import { forStore, recordOf } from '../convert';
import { failureOf, type Outcome } from '../failure';
import { announceWritten } from '../live/changes';

let last: Promise<unknown> = Promise.resolve();

/**
 * Notes what somebody has seen, as `next` says it from what is known: the person's own and nobody else's business, so
 * written without the server's commands. One after the other: several come into sight at once.
 */
export function noteSeen(
  actor: Actor,
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const noted = last.then(() => store(actor, next));
  last = noted;
  return noted;
}

async function store(
  actor: Actor,
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const { path } = seenMentionsOf(actor.uid);
  try {
    await runTransaction(firestore(), async (transaction) => {
      const note = doc(firestore(), `${path}/${SEEN_MENTIONS_ID}`);
      const known = recordOf<SeenMentions>(await transaction.get(note));
      transaction.set(note, forStore(next(known)));
    });
    announceWritten(new Set([path]));
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
