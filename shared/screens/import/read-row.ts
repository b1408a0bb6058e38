import * as v from 'valibot';
import type { ImportColumn, ImportRow, Mapping } from './import-of';

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
  /** The column of a field that the schema refuses, by its path. */
  readonly columnOf: (path: readonly string[]) => string;
  readonly nameOf: (form: F) => string;
  readonly detailOf: (form: F) => string;
}

/** Reads one row by what its columns hold. `known` is what cells may name, such as people. */
export function readRow<F, V, C>(
  { fields, schema, empty, complete, columnOf, nameOf, detailOf }: RowReading<F, V, C>,
  { id, line, cells }: Pick<ImportRow<V>, 'id' | 'line' | 'cells'>,
  mapping: Mapping,
  known: C,
): ImportRow<V> {
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
  const labelOf = (column: string) => fields.find((one) => one.id === column)?.label ?? column;
  return {
    id,
    line,
    cells,
    name: nameOf(form),
    detail: detailOf(form),
    given,
    values: parsed.success && wrong.size === 0 ? parsed.output : undefined,
    problems: [...wrong].map(([column, message]) => `${labelOf(column)}: ${message}`),
  };
}

/** A code of a list, or what it is called, however it is written; undefined for none of them. */
export function codeOf<Code extends string>(
  value: string,
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
  fold: (text: string) => string,
  /** Other words for a code, such as those of another language, folded. */
  aliases?: Readonly<Record<Code, readonly string[]>>,
): Code | undefined {
  const said = fold(value);
  return codes.find(
    (code) => fold(code) === said || fold(labels[code]) === said || aliases?.[code].includes(said),
  );
}
