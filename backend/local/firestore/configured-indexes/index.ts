export { type IndexDefinitions, IndexesError, readDefinitions } from './definitions';
export { ConfiguredIndexes } from './index-columns';
export { type MissingIndex, missingIndex } from './missing-index';
export { RequiredIndexes } from './required-indexes';
