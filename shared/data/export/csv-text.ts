/** A value of one cell; undefined where there is nothing. Instants and days come as text. */
export type CsvValue = string | number | undefined;

/** Signs that begin a formula, in the width of East Asian keyboards too. */
const SIGN = '[=+\\-@\uff1d\uff0b\uff0d\uff20]';
/** What spreadsheets take off before a formula, and apostrophes of the text's own, which must come back too. */
const SKIPPED = `['" \u00a0\u3000]*`;
/** Where programs that take another separator than ours, or no quotes, begin a new cell. */
const BETWEEN_CELLS = '[,;|\\t\\r\\n\\x1e\\x1f]';
/** Tells a spreadsheet that what follows is text. */
const AS_TEXT = "'";

const AT_BEGINNING = `(?=${SKIPPED}(?:${SIGN}|[\\t\\r\\n]))`;
const WITHIN = `(?=${SKIPPED}${SIGN})`;
const FORMULA = {
  first: new RegExp(`^${AT_BEGINNING}`),
  later: new RegExp(`(${BETWEEN_CELLS})${WITHIN}`, 'g'),
};
const DEFUSED = {
  first: new RegExp(`^${AS_TEXT}${AT_BEGINNING}`),
  later: new RegExp(`(${BETWEEN_CELLS})${AS_TEXT}${WITHIN}`, 'g'),
};

/** The separator that spreadsheets of this locale expect: where the comma is in numbers, it cannot be between them. */
export const separatorOf = (locale: string): ',' | ';' => (decimalOf(locale) === ',' ? ';' : ',');

const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** A cell as text: numbers as this locale writes them, and nothing that a spreadsheet would run. */
export function cellText(value: CsvValue, locale: string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimalOf(locale));
  return value.replace(FORMULA.later, `$1${AS_TEXT}`).replace(FORMULA.first, AS_TEXT);
}

/** What a cell says that was written by `cellText`. */
export const textOfCell = (cell: string): string =>
  cell.replace(DEFUSED.first, '').replace(DEFUSED.later, '$1');
