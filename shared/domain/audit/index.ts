export { type AuditFilter, auditFilterSchema, isExportable, MOST_EXPORTED } from './audit-filter';
export { auditCells, CELL_HEADERS } from './cells';
export {
  type AuditEntry,
  type AuditHead,
  type AuditLine,
  type AuditTail,
  type ExportFacts,
  firstHash,
  nextHash,
  type Sha256,
} from './chain';
export { linesOfCsv, linesOfJson, type ReadLine } from './read-lines';
export { type Verified, verifyAudit } from './verify';
