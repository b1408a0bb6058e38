export { type Gathered, gathered } from './gathered';
export { groupsOf, type NotificationGroup } from './groups';
export { NEWS_LABELS } from './kind-labels';
export { newsMailOf } from './news-mail';
export {
  type LeftNews,
  NEWS_PATH,
  type News,
  NOTIFICATION_DAYS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS_PATH,
  type Notification,
  type NotificationKind,
  newsKeptUntil,
  notificationId,
  notificationSchema,
  TOGETHER_MS,
  withNews,
} from './notification';
export { notifications } from './notification-kind';
export {
  type Channels,
  channelsFor,
  isMailed,
  isQuiet,
  NEWS_PREFERENCES_ID,
  type NewsPreferences,
  newsPreferencesOf,
  newsPreferencesPath,
  newsPreferencesSchema,
  preferencesFrom,
  type QuietHours,
  REACH_LABELS,
  REACHES,
  type Reach,
  reachOf,
} from './preferences';
export { type Push, pushFor, pushTag, pushText } from './push';
export { notificationText } from './text';
