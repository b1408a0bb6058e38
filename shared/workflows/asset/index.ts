export { checkPlace, partsQuery } from './asset-place';
export { assetCommands } from './commands';
