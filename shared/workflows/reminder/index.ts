export { saveReminder } from './save-reminder';
export { endReminder, reopenReminder, snoozeReminder } from './transition-reminder';
