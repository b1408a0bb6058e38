import { markNotifications } from './mark-notifications';
import { saveNewsPreferences } from './save-preferences';

/** What people change about what they are told. */
export const notificationCommands = [markNotifications, saveNewsPreferences] as const;
