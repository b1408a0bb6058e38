export { correctRecords } from './correct-records';
export type { JobTarget } from './project';
export { type PurgeTarget, purgeTrash } from './purge-trash';
