export { COMMANDS, type CommandInput, type CommandName, type CommandValue } from './commands';
