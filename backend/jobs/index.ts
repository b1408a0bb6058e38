export { correctRecords } from './correct-records';
export type { JobTarget } from './project';
