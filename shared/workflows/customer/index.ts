export { customerCommands } from './commands';
export { atSites, entriesQuery, KINDS_AT_SITE, pieceQuery, siteEntriesQuery } from './merge';
export { assetsAt, unfinishedAt, whyKept } from './why-kept';
