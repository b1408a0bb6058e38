export { customerCommands } from './commands';
export { assetsAt, unfinishedAt } from './why-kept';
