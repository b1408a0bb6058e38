import type { Stored } from '../record';
import type { Notification } from './notification';

/** What one person was told of one record. */
export interface NotificationGroup {
  /** Kind and id of the record, as one text. */
  readonly id: string;
  /** The record, under the name that it had last. */
  readonly record: Notification['record'];
  /** The latest first. */
  readonly notifications: readonly Stored<Notification>[];
  readonly unread: boolean;
}

const latestFirst = (a: Stored<Notification>, b: Stored<Notification>) => b.at.getTime() - a.at.getTime();

/** Notifications by their record: records with something unread first, then by the latest news of each. */
export function groupsOf(
  notifications: readonly Stored<Notification>[],
  isUnread: (notification: Stored<Notification>) => boolean,
): readonly NotificationGroup[] {
  const groups = new Map<string, Stored<Notification>[]>();
  for (const notification of notifications.toSorted(latestFirst)) {
    const id = `${notification.record.type} ${notification.record.id}`;
    groups.set(id, [...(groups.get(id) ?? []), notification]);
  }
  const byRecord = [...groups].flatMap(([id, [latest, ...others]]) => {
    if (!latest) return [];
    const all = [latest, ...others];
    return { id, record: latest.record, notifications: all, unread: all.some(isUnread) };
  });
  return [...byRecord.filter(({ unread }) => unread), ...byRecord.filter(({ unread }) => !unread)];
}
