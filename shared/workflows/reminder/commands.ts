import { saveReminder } from './save-reminder';
import {
  endReminder,
  reopenReminder,
  restoreReminder,
  snoozeReminder,
  trashReminder,
} from './transition-reminder';

/** What can be changed about reminders. */
export const reminderCommands = [
  saveReminder,
  endReminder,
  snoozeReminder,
  reopenReminder,
  trashReminder,
  restoreReminder,
] as const;
