import { isUnread } from '@fm/data';
import { NOTIFICATION_KINDS, type NotificationGroup, type NotificationKind } from '@fm/domain/notification';
import { useSearchParams } from 'react-router-dom';

/** What of the notifications is shown, as the address says. */
export interface Shown {
  readonly unreadOnly: boolean;
  readonly kind: NotificationKind | undefined;
}

export function useShown(): Shown {
  const [params] = useSearchParams();
  return {
    unreadOnly: params.get('show') === 'unread',
    kind: NOTIFICATION_KINDS.find((kind) => kind === params.get('kind')),
  };
}

/** The address of this page that shows so much. */
export function shownAddress({ unreadOnly, kind }: Shown): string {
  const params = new URLSearchParams({ ...(unreadOnly && { show: 'unread' }), ...(kind && { kind }) });
  return `/notifications${params.size > 0 ? `?${params}` : ''}`;
}

/** The groups with what is left of them, without those of which nothing is. */
export const shownOf = (
  groups: readonly NotificationGroup[],
  { unreadOnly, kind }: Shown,
): readonly NotificationGroup[] =>
  groups.flatMap((group) => {
    const notifications = group.notifications.filter(
      (one) => (kind === undefined || one.kind === kind) && (!unreadOnly || isUnread(one)),
    );
    return notifications.length > 0 ? { ...group, notifications, unread: notifications.some(isUnread) } : [];
  });
