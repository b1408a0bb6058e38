import { SEEN_MENTIONS_ID, type SeenMentions, seenMentionsOf } from '@fm/domain/mention';
import type { Actor } from '@fm/domain/record';
import type { Outcome } from '../failure';
import { commitTogether } from '../write/commit';

let last: Promise<unknown> = Promise.resolve();

/**
 * Notes what somebody has seen, as `next` says it from what is known. One after the other: several come into sight at
 * once, and of two that create the note at the same moment the second would be refused.
 */
export function noteSeen(
  actor: Actor,
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const noted = last.then(() => store(actor, next));
  last = noted;
  return noted;
}

function store(
  actor: Actor,
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const kind = seenMentionsOf(actor.uid);
  return commitTogether(actor, async (unit) => {
    if (await unit.find(kind, SEEN_MENTIONS_ID)) {
      await unit.change(kind, SEEN_MENTIONS_ID, (known) => ({ ok: true, patch: next(known) }));
    } else await unit.create(kind, SEEN_MENTIONS_ID, next(undefined));
  });
}
