export { type CompositeIndex, type IndexDefinitions, IndexesError, readDefinitions } from './definitions';
export { ConfiguredIndexes } from './index-columns';
export { missingIndex, shortestIndexes } from './missing-index';
export { RequiredIndexes } from './required-indexes';
