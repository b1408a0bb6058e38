import type { NotificationKind } from './notification';

/** What people choose by: what kind of news it is, to them. */
export const NEWS_LABELS: Readonly<Record<NotificationKind, string>> = {
  assigned: 'Assigned to me',
  mentioned: 'Mentions of me',
  changed: 'Changed by others',
  answered: 'Answers of customers',
  asked: 'Questions of customers',
  review: 'To be verified',
  due: 'Due today',
  overdue: 'Overdue',
};
