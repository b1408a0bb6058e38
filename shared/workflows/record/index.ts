export { recordCommands } from './commands';
export { everyFileOf } from './purge-files';
export { relatedQuery } from './trash-record';
