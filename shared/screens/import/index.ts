/** Records from a file: an area says what its columns hold, and where rows are stored. */

export { choiceColumn } from './choices';
export { byHeader, mapped } from './columns';
export type {
  Decision,
  Duplicate,
  ImportChoices,
  ImportColumn,
  ImportOf,
  ImportQuestion,
  ImportRow,
  Mapping,
  WantedRow,
} from './import-of';
export { ImportPage } from './import-page';
export { pagesByWeight } from './pages-by-weight';
export { type ImportField, type RowReading, readRow } from './read-row';
