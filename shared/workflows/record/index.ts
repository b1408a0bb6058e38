export { recordCommands } from './commands';
export { everyFileOf, filesShowing } from './purge-files';
export { companionsOf } from './trash-record';
