export { customerCommands } from './commands';
