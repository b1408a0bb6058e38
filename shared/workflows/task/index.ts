export { taskCommands } from './commands';
export { taskRefs } from './task-refs';
