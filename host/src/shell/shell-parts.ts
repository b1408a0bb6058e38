import { hostPart } from '../app/host-part';

/** What the search in the top bar opens. */
export const searchPart = hostPart(async () => (await import('../search/palette')).Palette);

/** What the key `?` opens. */
export const shortcutsPart = hostPart(
  async () => (await import('../shortcuts/shortcuts-dialog')).ShortcutsDialog,
);

/** The host's other screens. */
export const notificationsPart = hostPart(
  async () => (await import('../notifications/notifications')).NotificationsPage,
);
export const peoplePart = hostPart(async () => (await import('../people/people')).People);
export const statusPart = hostPart(async () => (await import('../status/status')).StatusPage);
export const adminPart = hostPart(async () => (await import('../admin/admin')).Administration);

/** What stands in the frame of every page, or works behind it. */
export const reminderBellPart = hostPart(async () => (await import('./reminder-bell')).ReminderBell);
export const usagePart = hostPart(async () => (await import('../usage/usage')).Usage);
export const presencePart = hostPart(
  async () => (await import('../presence/presence-of-page')).PresenceOfPage,
);
