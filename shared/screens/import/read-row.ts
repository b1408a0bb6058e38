import * as v from 'valibot';
import type { ImportColumn, ImportRow, Mapping, PartialRow } from './import-of';

/** A column, and how the text of a cell is put into a form; a text that comes back says what is wrong with it. */
export interface ImportField<F, C = undefined> extends ImportColumn {
  readonly put: (form: F, text: string, known: C) => string | undefined;
}

/** How the rows of a file become forms of one kind of record. */
export interface RowReading<F, V, C> {
  readonly fields: readonly ImportField<F, C>[];
  readonly schema: v.GenericSchema<F, V>;
  readonly empty: () => F;
  /** Puts right what is known only once all columns are read. */
  readonly complete?: (form: F) => void;
  /** The columns that say nothing without this one, or something else: the whole price with its first day. */
  readonly alongWith?: (column: string) => readonly string[];
  /** Columns that make something whole of their own, by what it is called once nothing of it is left: "the whole contact". */
  readonly wholes?: readonly { readonly label: string; readonly columns: readonly string[] }[];
  /** The column of a field that the schema refuses, by its path. */
  readonly columnOf: (path: readonly string[]) => string;
  readonly nameOf: (form: F) => string;
  readonly detailOf: (form: F) => string;
}

type Unread = Pick<ImportRow<unknown>, 'id' | 'line' | 'cells'>;

/**
 * Reads one row by what its columns hold. `known` is what cells may name, such as people. Where fields are wrong that
 * nobody needs, `partial` is the row without them.
 */
export function readRow<F, V, C>(
  reading: RowReading<F, V, C>,
  unread: Unread,
  mapping: Mapping,
  known: C,
): ImportRow<V> {
  const { row, wrong } = readCells(reading, unread, mapping, known);
  return row.values ? row : { ...row, partial: partialRow(reading, unread, mapping, known, wrong) };
}

/**
 * The row without the columns that are wrong, and without what says nothing then. What is wrong only without them goes as
 * well: a contact that loses its only phone number.
 */
function partialRow<F, V, C>(
  reading: RowReading<F, V, C>,
  unread: Unread,
  mapping: Mapping,
  known: C,
  wrong: readonly string[],
): PartialRow<V> | undefined {
  const without = new Set<string>();
  let found = wrong;
  for (let size = -1; without.size > size; ) {
    size = without.size;
    for (const column of found) for (const each of goesWith(reading, column, without)) without.add(each);
    const left = mapping.map((column) => (without.has(column) ? '' : column));
    const { row, wrong: more } = readCells(reading, unread, left, known);
    const { values, given } = row;
    if (values) return { values, given, leftOut: leftOut(reading, unread, mapping, without) };
    found = more;
  }
  return undefined;
}

/** What is left out with a column that is wrong: all of what it is part of where that is wrong without it, too. */
const goesWith = <F, V, C>(
  { alongWith, wholes = [] }: RowReading<F, V, C>,
  column: string,
  without: ReadonlySet<string>,
): readonly string[] => {
  const whole = without.has(column) ? wholes.find(({ columns }) => columns.includes(column)) : undefined;
  return [column, ...(alongWith?.(column) ?? []), ...(whole?.columns ?? [])];
};

/** What people call the columns a row says something in that are left out. */
function leftOut<F, V, C>(
  { fields, wholes = [] }: RowReading<F, V, C>,
  { cells }: Unread,
  mapping: Mapping,
  without: ReadonlySet<string>,
): readonly string[] {
  const filled = mapping.filter((column, at) => column !== '' && cells[at]?.trim());
  const labels = filled
    .filter((column) => without.has(column))
    .map((column) => {
      const whole = wholes.find(({ columns }) => columns.includes(column));
      const isGone = whole && filled.every((one) => !whole.columns.includes(one) || without.has(one));
      return isGone ? whole.label : labelOf(fields, column);
    });
  return [...new Set(labels)];
}

const labelOf = (fields: readonly ImportColumn[], column: string): string =>
  fields.find(({ id }) => id === column)?.label ?? column;

function readCells<F, V, C>(
  { fields, schema, empty, complete, columnOf, nameOf, detailOf }: RowReading<F, V, C>,
  { id, line, cells }: Unread,
  mapping: Mapping,
  known: C,
): { readonly row: ImportRow<V>; readonly wrong: readonly string[] } {
  const form = empty();
  const wrong = new Map<string, string>();
  const given = new Set<string>();
  for (const [column, field] of mapping.entries()) {
    const cell = cells[column]?.trim() ?? '';
    const put = fields.find((one) => one.id === field)?.put;
    if (!put || cell === '') continue;
    given.add(field);
    const problem = put(form, cell, known);
    if (problem) wrong.set(field, problem);
  }
  complete?.(form);
  const parsed = v.safeParse(schema, form);
  for (const issue of parsed.issues ?? []) {
    const column = columnOf((issue.path ?? []).map(({ key }) => String(key)));
    if (!wrong.has(column)) wrong.set(column, issue.message);
  }
  const row = {
    id,
    line,
    cells,
    name: nameOf(form),
    detail: detailOf(form),
    given,
    values: parsed.success && wrong.size === 0 ? parsed.output : undefined,
    problems: [...wrong].map(([column, message]) => `${labelOf(fields, column)}: ${message}`),
  };
  return { row, wrong: [...wrong.keys()] };
}
