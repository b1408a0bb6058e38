export { recordCommands } from './commands';
export { everyFileOf, filesShowing } from './purge-files';
export { relatedQuery } from './trash-record';
