export { textBlockCommands } from './commands';
