import { nounFor } from '../record';
import type { Notification } from './notification';

/** What a notification says, as a whole sentence. */
export function notificationText(notification: Notification): string {
  const {
    kind,
    record: { label },
    by,
    count,
  } = notification;
  const who = by?.name;
  if (notification.records !== undefined) return textOfMany(notification, notification.records);
  switch (kind) {
    case 'assigned':
      return who ? `${who} assigned ${label} to you.` : `${label} was assigned to you.`;
    case 'mentioned':
      return who ? `${who} mentioned you on ${label}.` : `You were mentioned on ${label}.`;
    case 'changed':
      return who
        ? nounFor(count, {
            one: `${who} changed ${label}.`,
            many: `${label} was changed ${count} times, last by ${who}.`,
          })
        : nounFor(count, { one: `${label} was changed.`, many: `${label} was changed ${count} times.` });
    case 'answered':
      return `The customer answered ${label}.`;
    case 'asked':
      return nounFor(count, {
        one: `The customer has a question about ${label}.`,
        many: `The customer asked ${count} questions about ${label}.`,
      });
    case 'review':
      return who ? `${who} completed ${label}: it is to be verified.` : `${label} is to be verified.`;
    case 'due':
      return `${label} is due today.`;
    case 'overdue':
      return `${label} is overdue.`;
  }
}

const MANY: ReadonlyMap<string, string> = new Map([
  ['workOrder', 'work orders'],
  ['task', 'tasks'],
  ['customer', 'customers'],
]);

/** What a notification of many records says. */
function textOfMany({ kind, record: { type, label }, by }: Notification, records: number): string {
  const what = `${records} ${MANY.get(type) ?? 'records'}`;
  if (kind === 'assigned')
    return by
      ? `${by.name} assigned ${what} to you, ${label} among them.`
      : `${what} were assigned to you, ${label} among them.`;
  return by
    ? `${by.name} changed ${what}, ${label} among them.`
    : `${what} were changed, ${label} among them.`;
}
