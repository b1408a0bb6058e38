export { correctCustomers } from './correct-customers';
export { correctEmployees } from './correct-employees';
export type { JobTarget } from './project';
export { type PurgeTarget, purgeTrash } from './purge-trash';
