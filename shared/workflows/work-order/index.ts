export { workOrderCommands } from './commands';
export { entriesOfBatches } from './serve-assets';
