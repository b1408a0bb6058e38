export { type Corrections, correctDerived } from './correct-derived';
export { type PurgeTarget, purgeTrash } from './purge-trash';
export type { JobTarget } from './rest';
