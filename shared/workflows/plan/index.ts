export { planCommands } from './commands';
