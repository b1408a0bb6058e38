export { saveReminder } from './save-reminder';
export {
  endReminder,
  reopenReminder,
  restoreReminder,
  snoozeReminder,
  trashReminder,
} from './transition-reminder';
