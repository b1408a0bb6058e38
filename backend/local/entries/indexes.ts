export {
  type CompositeIndex,
  ConfiguredIndexes,
  EVERY_FIELD,
  type IndexDefinitions,
  missingIndex,
  readDefinitions,
  shortestIndexes,
} from '../firestore/configured-indexes';
export { parseQuery } from '../firestore/query/parse-query';
export type { Query } from '../firestore/query/query';
export { parseFieldPath } from '../firestore/values/field-path';
export type { Fields } from '../firestore/values/value';
export { checkCommitSize, commitSize } from '../firestore/writes/commit-size';
