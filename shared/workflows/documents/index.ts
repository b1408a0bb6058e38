export { CountedNumbers, type CountUp } from './counted-numbers';
export type { DocumentDatabase } from './document-database';
export {
  COMMIT_TIME,
  type DocumentQuery,
  type DocumentTransaction,
  type FilterOperator,
  idOf,
  REMOVED,
  recordFrom,
  type StoredDocument,
} from './document-transaction';
export { foundAmong, liesIn, selectedBy, selectedFields } from './found-among';
export { isMap, patched } from './patched';
export { plain } from './plain';
export { withCrewCopies } from './with-crew-copies';
