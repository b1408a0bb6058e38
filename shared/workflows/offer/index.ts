export { offerCommands } from './commands';
