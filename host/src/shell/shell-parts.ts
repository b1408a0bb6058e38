import { LazyPart } from '@fm/platform';

/** What the search in the top bar opens. */
export const searchPart = new LazyPart(async () => (await import('../search/palette')).Palette);

/** What the key `?` opens. */
export const shortcutsPart = new LazyPart(
  async () => (await import('../shortcuts/shortcuts-dialog')).ShortcutsDialog,
);

/** The host's other screens. */
export const notificationsPart = new LazyPart(
  async () => (await import('../notifications/notifications')).NotificationsPage,
);
export const peoplePart = new LazyPart(async () => (await import('../people/people')).People);
export const statusPart = new LazyPart(async () => (await import('../status/status')).StatusPage);
export const adminPart = new LazyPart(async () => (await import('../admin/admin')).Administration);

/** What stands in the frame of every page, or works behind it. */
export const reminderBellPart = new LazyPart(async () => (await import('./reminder-bell')).ReminderBell);
export const usagePart = new LazyPart(async () => (await import('../usage/usage')).Usage);
export const presencePart = new LazyPart(
  async () => (await import('../presence/presence-of-page')).PresenceOfPage,
);
