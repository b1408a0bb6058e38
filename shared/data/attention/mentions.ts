import {
  allSeen,
  isSeen,
  SEEN_MENTIONS_ID,
  type SeenMentions,
  seenMentionsOf,
  withSeen,
} from '@fm/domain/mention';
import { notificationId, reachOf } from '@fm/domain/notification';
import type { Actor, Stored } from '@fm/domain/record';
import { type Comment, commentsOf } from '@fm/domain/work-order';
import { doc, firestore, runTransaction } from '@fm/firebase/firestore';
import { useMemo, useState } from 'react';
import { useActor } from '../actor';
import { run } from '../commands/run';
import { forStore, recordOf } from '../convert';
import { failureOf, type Outcome } from '../failure';
import { announceWritten } from '../live/changes';
import { useLiveRecord } from '../live/live-record';
import { type LiveRows, useLiveGroup } from '../live/live-rows';
import { useNewsPreferences } from './news-preferences';

/** Mentions looked at: the newest. */
const MAX_READ = 10;
/** What is older is no news, also to somebody who looks in for the first time. */
const NEWS_DAYS = 30;
const DAY_MS = 86_400_000;
/** Whichever order they are on. */
const ANY_COMMENTS = commentsOf('any');

/** Comments that name the signed-in person. */
export interface Mentions {
  readonly list: LiveRows<Comment>;
  /** Those they have not seen yet; none while that is not known. */
  readonly unseen: readonly Stored<Comment>[];
  markSeen(mention: Stored<Comment>): Promise<Outcome<void>>;
  markAllSeen(): Promise<Outcome<void>>;
}

/**
 * The last 10 comments that name the signed-in person, live, the newest first: at most 11 reads. Bell and lists share
 * the listeners. A login without an employee record is named nowhere.
 */
export function useMentions(): Mentions {
  const actor = useActor();
  const { uid, employeeId } = actor;
  const list = useLiveGroup(
    employeeId === undefined ? undefined : ANY_COMMENTS,
    (spec) => spec.where('mentions', 'array-contains', employeeId).orderBy('createdAt', 'desc'),
    MAX_READ,
  );
  const seen = useLiveRecord(seenMentionsOf(uid), employeeId === undefined ? undefined : SEEN_MENTIONS_ID);
  const [since] = useState(() => new Date(Date.now() - NEWS_DAYS * DAY_MS));
  const unseen = useMemo(() => {
    if (seen.status !== 'ready' && seen.status !== 'missing') return [];
    const known = seen.status === 'ready' ? seen.record : undefined;
    return list.rows.filter(
      (mention) => mention.createdBy.uid !== uid && mention.createdAt > since && !isSeen(known, mention),
    );
  }, [seen, list.rows, uid, since]);
  return {
    list,
    unseen,
    markSeen: (mention) => noteSeen(actor, [mention], (known) => withSeen(known, mention)),
    markAllSeen: () => noteSeen(actor, unseen, (known) => allSeen(known, list.rows)),
  };
}

/** The mentions that the signed-in person wants to be told of: none where they switched that off. */
export function useWantedMentions(): Mentions {
  const mentions = useMentions();
  const preferences = useNewsPreferences();
  const isOff = preferences !== undefined && reachOf(preferences, 'mentioned') === 'off';
  return isOff ? { ...mentions, unseen: NONE } : mentions;
}

const NONE: readonly [] = [];

let last: Promise<unknown> = Promise.resolve();

/**
 * Notes what somebody has seen, as `next` says it from what is known: the person's own and nobody else's business, so
 * written without the server's commands. One after the other: several come into sight at once.
 */
function noteSeen(
  actor: Actor,
  seen: readonly Stored<Comment>[],
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const noted = last.then(() => store(actor, next));
  last = noted.then(() => markTold(actor, seen));
  return noted;
}

/** What told of these mentions is read with them. Where that fails it is only counted for longer. */
async function markTold({ uid }: Actor, seen: readonly Stored<Comment>[]): Promise<void> {
  const orders = new Set(seen.map(({ workOrderRef }) => workOrderRef.id));
  const ids = [...orders].map((id) =>
    notificationId(uid, { kind: 'mentioned', record: { type: 'workOrder', id } }),
  );
  if (ids.length > 0) await run('notifications.mark', { ids, read: true }, { keep: false });
}

async function store(
  actor: Actor,
  next: (known: SeenMentions | undefined) => SeenMentions,
): Promise<Outcome<void>> {
  const kind = seenMentionsOf(actor.uid);
  try {
    await runTransaction(firestore(), async (transaction) => {
      const note = doc(firestore(), `${kind.path}/${SEEN_MENTIONS_ID}`);
      const known = recordOf<SeenMentions>(kind, await transaction.get(note));
      transaction.set(note, forStore(next(known)));
    });
    announceWritten(new Set([kind.path]));
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
