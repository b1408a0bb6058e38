import { defineKind, REPEATED } from '../record';
import { NEWS_LABELS } from './kind-labels';
import { NOTIFICATIONS_PATH, type Notification, notificationSchema } from './notification';
import { notificationText } from './text';

/** Told to one person, who alone reads it. */
export const notifications = defineKind<Notification>({
  path: NOTIFICATIONS_PATH,
  type: 'notification',
  called: { one: 'notification', many: 'notifications' },
  isPrivate: true,
  schema: notificationSchema,
  fields: {
    uid: 'Login',
    kind: { label: 'Kind', labels: NEWS_LABELS },
    record: 'Record',
    records: 'How many records',
    by: 'By',
    at: 'When',
    count: 'How often',
    unread: 'Unread',
    push: 'Pushed',
    mailAt: 'To be mailed',
    told: REPEATED,
    expireAt: 'Kept until',
  },
  label: notificationText,
});
