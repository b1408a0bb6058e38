import { knownLocale } from '@fm/domain/locale';
import { seesPrices } from '@fm/domain/role';
import { type CsvValue, cellText, separatorOf, textOfCell } from './csv-text';

/** One column of a CSV file. */
export interface CsvColumn<R> {
  readonly header: string;
  readonly value: (record: R) => CsvValue;
  /** A price, cost or margin, which not every role may read. */
  readonly priced?: boolean;
}

/** The columns that a role may read. */
export const readableColumns = <R>(
  columns: readonly CsvColumn<R>[],
  role: string,
): readonly CsvColumn<R>[] => (seesPrices(role) ? columns : columns.filter(({ priced }) => !priced));

/** The library arrives with the first file: few people ever need it. */
const papa = async () => (await import('papaparse')).default;

/** Lines of a CSV file for these records, with the line of headers where `withHeaders` is. */
export async function csvLines<R>(
  columns: readonly CsvColumn<R>[],
  records: readonly R[],
  withHeaders: boolean,
): Promise<string> {
  const { unparse } = await papa();
  const locale = knownLocale(globalThis.navigator?.language);
  const rows = records.map((record) => columns.map(({ value }) => cellText(value(record), locale)));
  const head = columns.map(({ header }) => cellText(header, locale));
  const all = withHeaders ? [head, ...rows] : rows;
  if (all.length === 0) return '';
  return `${unparse(all, { delimiter: separatorOf(locale), newline: '\r\n' })}\r\n`;
}

/** The cells of a CSV file, line by line, whatever separates them; lines without anything in them are left out. */
export async function readCsv(text: string): Promise<readonly (readonly string[])[]> {
  const { parse } = await papa();
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return data.map((row) => row.map(textOfCell));
}
