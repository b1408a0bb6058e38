/** A value of one cell; undefined where there is nothing. Instants and days come as text. */
export type CsvValue = string | number | undefined;

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Tells a spreadsheet that what follows is text. */
const AS_TEXT = "'";

/** The separator that spreadsheets of this locale expect: where the comma is in numbers, it cannot be between them. */
export const separatorOf = (locale: string): ',' | ';' => (decimalOf(locale) === ',' ? ';' : ',');

const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** A cell as text: numbers as this locale writes them, and nothing that a spreadsheet would run. */
export function cellText(value: CsvValue, locale: string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimalOf(locale));
  return FORMULA.test(value) ? AS_TEXT + value : value;
}

/** What a cell says that was written by `cellText`. */
export const textOfCell = (cell: string): string =>
  cell.startsWith(AS_TEXT) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
