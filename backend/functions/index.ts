export { command } from './command/command';
export { purgeTrash } from './trash/purge-trash';
