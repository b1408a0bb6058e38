export { recordCommands } from './commands';
export { everyFileOf } from './purge-files';
export { companionsOf } from './trash-record';
