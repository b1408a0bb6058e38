export { recordCommands } from './commands';
