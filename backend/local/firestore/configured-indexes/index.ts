export { type CompositeIndex, type IndexDefinitions, IndexesError, readDefinitions } from './definitions';
export { ConfiguredIndexes, EVERY_FIELD, type IndexColumns, type Mode } from './index-columns';
export { missingIndex, shortestIndexes } from './missing-index';
export { RequiredIndexes } from './required-indexes';
