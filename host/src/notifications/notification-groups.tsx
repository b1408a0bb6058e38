import { recordAddress } from '@fm/contract/addresses';
import { isUnread, markNotifications, useAction } from '@fm/data';
import { type NotificationGroup, notificationText } from '@fm/domain/notification';
import { Ago, Badge, Button, VisuallyHidden } from '@fm/ui';
import { Link } from 'react-router-dom';
import css from './notifications.module.css';

/** What was told, record by record. */
export const NotificationGroups = ({ groups }: { readonly groups: readonly NotificationGroup[] }) => (
  <ul className={css.groups}>
    {groups.map((group) => (
      <li key={group.id} className={css.group}>
        <Group group={group} />
      </li>
    ))}
  </ul>
);

function Group({ group: { record, notifications, unread } }: { readonly group: NotificationGroup }) {
  const { run, busy, failure } = useAction();
  const { label } = record;
  const address = recordAddress(record);
  const news = notifications.filter(isUnread);
  // Mentions are seen where they stand.
  const others = notifications.filter(({ kind }) => kind !== 'mentioned');
  const markRead = () => (unread ? run(() => markNotifications(news, true)) : undefined);
  return (
    <>
      <div className={css.head}>
        <h2 className={css.record} dir="auto">
          {/* To go there is to have read it. */}
          {address ? (
            <Link to={address} onClick={() => void markRead()}>
              {label}
            </Link>
          ) : (
            label
          )}
          {unread && <Badge tone="info" label="Unread" />}
        </h2>
        {others.length > 0 && (
          <Button
            size="sm"
            aria-label={unread ? `Mark as read: ${label}` : `Mark as unread: ${label}`}
            variant="outline"
            busy={busy}
            onClick={() => void (unread ? markRead() : run(() => markNotifications(others, false)))}
          >
            {unread ? 'Mark as read' : 'Mark as unread'}
          </Button>
        )}
      </div>
      {failure && <p role="alert">{failure.message}</p>}
      <ul className={css.lines}>
        {notifications.map((one) => (
          <li key={one.id} className={isUnread(one) ? css.unread : css.line} dir="auto">
            {notificationText(one)}
            <Ago at={one.at} className={css.when}>
              <VisuallyHidden>, </VisuallyHidden>
            </Ago>
          </li>
        ))}
      </ul>
    </>
  );
}
