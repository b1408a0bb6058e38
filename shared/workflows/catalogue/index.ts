export { catalogueCommands } from './commands';
export { findItem, keptItemRef } from './item-ref';
export { checkNumberFree, itemsNumbered } from './numbered';
