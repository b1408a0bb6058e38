export { notificationCommands } from './commands';
