export { taskCommands } from './commands';
