export { reminderCommands } from './commands';
export { checkMayFollow, checkRoom, settledReminder } from './settled-reminder';
