export { reminderCommands } from './commands';
