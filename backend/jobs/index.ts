export { type PurgeTarget, purgeTrash } from './purge-trash';
