export { beginMerge } from './begin-merge';
export { entriesQuery, siteEntriesQuery } from './merge-entries';
export { mergePage } from './merge-page';
export { pieceQuery } from './pieces';
export { beginUnmerge, endUnmerge, unmergePage } from './unmerge';
export { atSites, KINDS_AT_SITE } from './work-since';
