import { type Field, fieldsOn, type PathOf, type RecordKind, type Stored, valueAt } from '@fm/domain/record';
import type { CsvColumn } from './csv-file';
import type { CsvValue } from './csv-text';

/** A field of a record, alone or with a header that is not its label; or what a file says beside fields. */
export type ColumnOf<R extends object> =
  | PathOf<Stored<R>>
  | readonly [PathOf<Stored<R>>, header: string]
  | CsvColumn<Stored<R>>;

/** What people call what every record has. */
const COMMON: Readonly<Record<string, string>> = {
  number: 'Number',
  createdAt: 'Created',
  updatedAt: 'Changed',
};

/**
 * Columns of a file for fields of a kind, with labels, codes and amounts as the kind says them. Days and instants stay
 * as every spreadsheet sorts them. Restricted fields are for those alone who see prices.
 */
export const columnsOf = <R extends object>(
  { fields }: RecordKind<R>,
  columns: readonly ColumnOf<R>[],
): readonly CsvColumn<Stored<R>>[] =>
  columns.map((column) => {
    if (typeof column === 'object' && 'value' in column) return column;
    const [path, header] = typeof column === 'string' ? [column, undefined] : column;
    const on = fieldsOn(fields, path);
    const field = on.at(-1);
    return {
      header: header ?? on[0]?.label ?? COMMON[path] ?? path,
      value: (record) => cellOf(field, valueAt(record, path)),
      priced: on.some(({ restricted }) => restricted !== undefined),
    };
  });

function cellOf(field: Field | undefined, value: unknown): CsvValue {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => cellOf(field, one)).join(', ');
  if (typeof value === 'object' && value) return String(Reflect.get(value, 'name'));
  if (typeof value === 'string') return field?.labels?.[value] ?? value;
  if (typeof value !== 'number') return undefined;
  if (field?.format === 'money' || field?.format === 'share') return value / 100;
  return field?.format === 'thousandths' ? value / 1000 : value;
}
