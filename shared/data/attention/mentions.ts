import { allSeen, isSeen, SEEN_MENTIONS_ID, seenMentionsOf, withSeen } from '@fm/domain/mention';
import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { useMemo, useState } from 'react';
import { useActor } from '../actor';
import type { Outcome } from '../failure';
import { useLiveRecord } from '../live/live-record';
import { type LiveRows, useLiveGroup } from '../live/live-rows';
import { noteSeen } from './note-seen';

/** Mentions looked at: the newest. */
const MAX_READ = 10;
/** What is older is no news, also to somebody who looks in for the first time. */
const NEWS_DAYS = 30;
const DAY_MS = 86_400_000;

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
  const list = useLiveGroup<Comment>(
    employeeId === undefined ? undefined : 'comments',
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
    markSeen: (mention) => noteSeen(actor, (known) => withSeen(known, mention)),
    markAllSeen: () => noteSeen(actor, (known) => allSeen(known, list.rows)),
  };
}
