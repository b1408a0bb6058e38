import { auditCells, CELL_HEADERS } from './cells';
import type { AuditLine } from './chain';

/** A line of a file as it was read; undefined where nothing of ours stands there. */
export interface ReadLine {
  /** Counted from 1, as editors do; in CSV by rows. */
  readonly number: number;
  readonly line: AuditLine | undefined;
}

/** The lines of a JSON Lines file. */
export const linesOfJson = (text: string): readonly ReadLine[] =>
  text.split('\n').flatMap((written, at) => {
    if (written.trim() === '') return [];
    return { number: at + 1, line: lineOf(written) };
  });

/** The lines of a CSV file by its cells. A row whose other cells do not say what its line says counts as damaged. */
export const linesOfCsv = (rows: readonly (readonly string[])[]): readonly ReadLine[] =>
  rows.slice(1).map((cells, at) => {
    const hash = cells[CELL_HEADERS.length - 1];
    const read = lineOf(cells[CELL_HEADERS.length - 2] ?? '');
    const line = read && 'entry' in read ? { ...read, hash: hash ?? '' } : read;
    const isSame = line && auditCells(line).every((cell, column) => cell === cells[column]);
    return { number: at + 2, line: isSame ? line : undefined };
  });

function lineOf(written: string): AuditLine | undefined {
  try {
    const value: unknown = JSON.parse(written);
    const isOurs =
      typeof value === 'object' &&
      value !== null &&
      ['head', 'entry', 'tail'].some(
        (part) => typeof Reflect.get(value, part) === 'object' && Reflect.get(value, part),
      );
    return isOurs ? (value as AuditLine) : undefined;
  } catch {
    return undefined;
  }
}
