import { readCsv } from '@fm/data';

/** Rows one import takes: less than a minute's work, and as many as can be taken back at once. */
const MOST_ROWS = 5_000;
const MOST_BYTES = 10_000_000;

/** A file as its cells say. */
export interface CsvFile {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads a file, or says why that is not possible. */
export async function readFile(file: File): Promise<CsvFile | string> {
  if (/\.xlsx?$/i.test(file.name)) return 'This is a workbook. Save it as CSV in your spreadsheet first.';
  if (file.size > MOST_BYTES) return 'This file is larger than 10 MB. Split it into several.';
  const [headers = [], ...rows] = await readCsv(textOf(await file.arrayBuffer()));
  if (rows.length === 0) return 'This file has no rows below its headers.';
  if (rows.length > MOST_ROWS)
    return `This file has ${rows.length} rows. Split it: at most ${MOST_ROWS} at once.`;
  return { name: file.name, headers, rows };
}

/** Spreadsheets without UTF-8 write the letters of Western Europe. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
