export { workOrderCommands } from './commands';
