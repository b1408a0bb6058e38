import { csvLines, saveCsv, saveFile } from '@fm/data';
import { type AuditLine, auditCells, CELL_HEADERS } from '@fm/domain/audit';

export type AuditFormat = 'csv' | 'jsonl';

const columns = CELL_HEADERS.map((header, at) => ({
  header,
  value: (line: AuditLine) => auditCells(line)[at],
}));

/** Hands an export to the browser as a file: the one for spreadsheets, or one JSON value a line. */
export async function saveAudit(
  name: string,
  format: AuditFormat,
  lines: readonly AuditLine[],
): Promise<void> {
  if (format === 'csv') return saveCsv(`${name}.csv`, await csvLines(columns, lines, true));
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  saveFile(`${name}.jsonl`, new Blob(text, { type: 'application/x-ndjson' }));
}
