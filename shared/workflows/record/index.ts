export { recordCommands } from './commands';
export { importEntries, madeEntries } from './imported-together';
export { filesShowing, nextFilesOf } from './purge-files';
export { purgeRecord } from './purge-record';
export { relatedQuery } from './related-query';
