import { reminderAddress } from '@fm/contract/addresses';
import {
  MOST_NOTIFICATIONS,
  markAllRead,
  type Notifications,
  useAction,
  useDueReminders,
  useNotifications,
  useReminded,
  useWantedMentions,
} from '@fm/data';
import { useSession } from '@fm/platform';
import { Button, ButtonLink, EmptyState, ErrorState, formatSentence, Notice, Page, Skeleton } from '@fm/ui';
import { MentionPanel } from './mention-panel';
import { NotificationFilter } from './notification-filter';
import { NotificationGroups } from './notification-groups';
import { type Shown, shownOf, useShown } from './shown';

/** `/notifications`: what somebody was told in the last 30 days, by record, what is unread on top. */
export function NotificationsPage() {
  const notifications = useNotifications();
  const shown = useShown();
  const { run, busy, failure } = useAction();
  const { uid } = useSession();
  const { unseen, markAllSeen } = useWantedMentions();
  const isUnreadShown = shownOf(notifications.groups, shown).some(({ unread }) => unread);
  const seen = shown.kind === undefined || shown.kind === 'mentioned' ? unseen : [];
  const markAll = async () => {
    if (seen.length > 0) await run(markAllSeen);
    if (isUnreadShown) await run(() => markAllRead(uid, shown.kind));
  };
  return (
    <Page
      title="Notifications"
      subtitle="What you were told in the last 30 days."
      width="reading"
      actions={
        <>
          {(isUnreadShown || seen.length > 0) && (
            <Button variant="outline" busy={busy} onClick={() => void markAll()}>
              Mark all as read
            </Button>
          )}
          <ButtonLink to={reminderAddress.list()} variant="outline">
            Reminders
          </ButtonLink>
        </>
      }
    >
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <DueReminders />
      <MentionPanel unseen={unseen} />
      <NotificationFilter shown={shown} />
      <NotificationList of={notifications} shown={shown} />
    </Page>
  );
}

/** Reminders are a list of their own. */
function DueReminders() {
  const { due } = useDueReminders(useReminded());
  if (due.length === 0) return null;
  return (
    <Notice action={<ButtonLink to={reminderAddress.list()}>Show</ButtonLink>}>
      {formatSentence(due.length, { one: 'One reminder is due.', many: '{count} reminders are due.' })}
    </Notice>
  );
}

function NotificationList({
  of: notifications,
  shown,
}: {
  readonly of: Notifications;
  readonly shown: Shown;
}) {
  if (notifications.status === 'failed')
    return (
      <ErrorState title="The notifications could not be loaded" onRetry={notifications.retry}>
        {notifications.failure?.message}
      </ErrorState>
    );
  if (notifications.status === 'loading') return <Skeleton rows={6} columns={2} />;
  if (notifications.groups.length === 0)
    return (
      <EmptyState title="Nothing yet">
        When work is given to you, somebody mentions you, or something of yours is changed or due, it stands
        here.
      </EmptyState>
    );
  const groups = shownOf(notifications.groups, shown);
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState title="Nothing fits these filters" action={<ButtonLink to="?">Show all</ButtonLink>} />
      ) : (
        <NotificationGroups groups={groups} />
      )}
      {notifications.isCut && (
        <p>{`The latest ${MOST_NOTIFICATIONS} are shown, and as many that are unread. Older ones are hidden.`}</p>
      )}
    </>
  );
}
