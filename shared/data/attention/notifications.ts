import {
  groupsOf,
  NOTIFICATION_DAYS,
  type Notification,
  type NotificationGroup,
  type NotificationKind,
  notifications,
} from '@fm/domain/notification';
import type { Stored } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { useMemo, useState } from 'react';
import { run } from '../commands/run';
import { failureOf, type Outcome } from '../failure';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import { type Narrow, queryOf } from '../live/query';
import { readAll } from '../read/read-all';
import { useMentions } from './mentions';

/** Enough for "9+" on the bell. */
const MOST_COUNTED = 10;
/** Notifications of a list at most, and unread ones at most. */
export const MOST_NOTIFICATIONS = 50;

const DAY_MS = 86_400_000;

/**
 * Unread notifications of the signed-in person, live, the latest first: at most 10 reads. Without mentions, which are
 * seen where they stand: the bell counts those itself.
 */
export function useUnreadNotifications(): readonly Stored<Notification>[] {
  const { rows } = useUnread(MOST_COUNTED);
  return useMemo(() => rows.filter(isUnread), [rows]);
}

function useUnread(size: number): LiveRows<Notification> {
  const { uid } = useSession();
  return useLiveRows(notifications, unreadOf(uid), size);
}

const unreadOf =
  (uid: string): Narrow<Notification> =>
  (spec) =>
    spec.where('uid', '==', uid).where('unread', '==', true).orderBy('at', 'desc');

/** What somebody was told in the last 30 days. */
export interface Notifications extends Pick<LiveRows<Notification>, 'status' | 'failure' | 'retry'> {
  readonly groups: readonly NotificationGroup[];
  /** There are more than are shown. */
  readonly isCut: boolean;
}

/**
 * What the signed-in person was told in the last 30 days, live: the latest 50 and the latest 50 that are unread. Without
 * mentions that were not seen yet, which have a list of their own.
 */
export function useNotifications(): Notifications {
  const { uid } = useSession();
  const [since] = useState(() => new Date(Date.now() - NOTIFICATION_DAYS * DAY_MS));
  const unread = useUnread(MOST_NOTIFICATIONS + 1);
  const latest = useLiveRows(
    notifications,
    (spec) => spec.where('uid', '==', uid).where('at', '>=', since).orderBy('at', 'desc'),
    MOST_NOTIFICATIONS + 1,
  );
  const { unseen } = useMentions();
  const groups = useMemo(() => {
    const unseenOn = new Set(unseen.map(({ workOrderRef }) => workOrderRef.id));
    const read = [latest, unread].flatMap(({ rows }) => rows.slice(0, MOST_NOTIFICATIONS));
    const byId = new Map(read.map((one) => [one.id, one]));
    const shown = [...byId.values()].filter(
      ({ kind, record }) => kind !== 'mentioned' || !unseenOn.has(record.id),
    );
    return groupsOf(shown, isUnread);
  }, [latest, unread, unseen]);
  const failed = [latest, unread].find(({ status }) => status === 'failed');
  const { status, failure, retry } = failed ?? (latest.status === 'ready' ? unread : latest);
  return {
    status,
    ...(failure && { failure }),
    retry,
    groups,
    isCut: [latest, unread].some(({ rows }) => rows.length > MOST_NOTIFICATIONS),
  };
}

/** Whether a notification is still news. A mention is until it was seen where it stands. */
export const isUnread = ({ kind, unread }: Notification): boolean => unread && kind !== 'mentioned';

/** Marks notifications as read, or as unread again. */
export const markNotifications = (
  marked: readonly Stored<Notification>[],
  read: boolean,
): Promise<Outcome<unknown>> => run('notifications.mark', { ids: marked.map(({ id }) => id), read });

/**
 * Marks everything as read that is unread, however much there is; of one kind where one is named. What failed half-way is
 * marked as far as it went.
 */
export async function markAllRead(uid: string, of?: NotificationKind): Promise<Outcome<unknown>> {
  try {
    const all = await readAll(unreadOf(uid)(queryOf(notifications)));
    const unread = all.filter((one) => isUnread(one) && (of === undefined || one.kind === of));
    for (let from = 0; from < unread.length; from += MOST_NOTIFICATIONS) {
      const marked = await markNotifications(unread.slice(from, from + MOST_NOTIFICATIONS), true);
      if (!marked.ok) return marked;
    }
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
