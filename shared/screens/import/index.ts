/** Records from a file: an area says what its columns hold, and where rows are stored. */

export { byHeader, mapped } from './columns';
export type { Decision, Duplicate, ImportColumn, ImportOf, ImportRow, Mapping, WantedRow } from './import-of';
export { ImportPage } from './import-page';
export { codeOf, type ImportField, type RowReading, readRow } from './read-row';
