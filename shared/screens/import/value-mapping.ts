import { fold } from '@fm/domain/tokens';
import type { ImportChoices, ImportColumn, Mapping, ValueMapping } from './import-of';

/** Values of one column that are asked about at most: more of them are hardly values of a list. */
const MOST_ASKED = 20;

/** A column of a known list with values that nobody knows. */
export interface UnknownValues {
  /** The field that it holds. */
  readonly field: string;
  readonly label: string;
  readonly choices: ImportChoices;
  /** In the order of the file, at most 20, each with the rows that have it. */
  readonly values: readonly { readonly text: string; readonly rows: number }[];
  /** How many more there are. */
  readonly left: number;
}

type Rows = readonly (readonly string[])[];

const keyOf = (field: string, text: string): string => `${field} ${fold(text.trim())}`;

/** What a value of a field stands for, as somebody said; '' where it is left out. */
export const meaningOf = (values: ValueMapping, field: string, text: string): string | undefined =>
  values.get(keyOf(field, text));

/** The mapping with another meaning of one value; undefined for none. */
export function withMeaning(
  values: ValueMapping,
  field: string,
  text: string,
  meaning: string | undefined,
): ValueMapping {
  const next = new Map(values);
  if (meaning === undefined) next.delete(keyOf(field, text));
  else next.set(keyOf(field, text), meaning);
  return next;
}

/** The values of a file that its columns do not know, column by column, whatever somebody said of them. */
export function unknownValues(
  columns: readonly ImportColumn[],
  mapping: Mapping,
  rows: Rows,
): readonly UnknownValues[] {
  return mapping.flatMap((field, at) => {
    const column = columns.find(({ id }) => id === field);
    if (!column?.choices) return [];
    const { label, choices } = column;
    const found = new Map<string, { readonly text: string; readonly rows: number }>();
    for (const cells of rows) {
      const text = cells[at]?.trim() ?? '';
      if (text === '') continue;
      const known = found.get(keyOf(field, text));
      if (known || choices.optionOf(text) === undefined)
        found.set(keyOf(field, text), { text: known?.text ?? text, rows: (known?.rows ?? 0) + 1 });
    }
    const all = [...found.values()];
    if (all.length === 0) return [];
    const values = all.slice(0, MOST_ASKED);
    return [{ field, label, choices, values, left: all.length - values.length }];
  });
}

/** The rows with what their values stand for in place of these. */
export const translated = (rows: Rows, mapping: Mapping, values: ValueMapping): Rows =>
  values.size === 0
    ? rows
    : rows.map((cells) =>
        cells.map((cell, at) => {
          const field = mapping[at];
          return field ? (meaningOf(values, field, cell) ?? cell) : cell;
        }),
      );
