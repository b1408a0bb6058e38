import { customerToRecord } from '@fm/domain/customer';
import { IN_ONE_QUERY } from '@fm/domain/record';
import type { Duplicate } from '@fm/screens/import';
import { storedWith } from '../../duplicates/api/stored-with';
import { type Comparable, markOf, SIGNS, type Sign, whyOf } from '../../duplicates/signs';
import type { CustomerRow } from '../import-row';
import { rowsJoined } from '../rows-joined';

/** A customer as it is compared, with the number that the file, or we, gave it. */
interface Numbered extends Comparable {
  readonly number?: string | undefined;
}

/** The surest of all, for whoever has a file of ours. */
const NUMBER: Pick<Sign, 'why'> & { readonly field: 'number'; textOf(of: Numbered): string | undefined } = {
  field: 'number',
  why: 'same number',
  textOf: ({ number }) => number?.trim().toUpperCase() || undefined,
};
const ALL_SIGNS = [NUMBER, ...SIGNS] as const;

/** For each row, by its id, the customer that it may be: one that is there, or that of an earlier row. Throws what reading throws. */
export async function rowDuplicates(
  rows: readonly CustomerRow[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, Duplicate>> {
  const found = new Map<string, Duplicate>(rowsJoined(rows));
  const inFile = new Map<string, CustomerRow>();
  for (let at = 0; at < rows.length; at += IN_ONE_QUERY) {
    const some = rows
      .slice(at, at + IN_ONE_QUERY)
      .flatMap((row) =>
        row.values && !found.has(row.id)
          ? [{ row, customer: { ...customerToRecord(row.values), number: row.values.number } }]
          : [],
      );
    const stored = await Promise.all(
      ALL_SIGNS.map(({ field, textOf }) =>
        storedWith(
          field,
          some.flatMap(({ customer }) => textOf(customer) ?? []),
        ),
      ),
    );
    for (const { row, customer } of some) {
      for (const [index, sign] of ALL_SIGNS.entries()) {
        const mark = markOf(sign, customer);
        if (mark === undefined) continue;
        const why = whyOf(sign, customer);
        const there = stored[index]?.find((one) => markOf(sign, one) === mark);
        const key = `${sign.field} ${mark}`;
        const earlier = inFile.get(key);
        if (!found.has(row.id) && there) found.set(row.id, { id: there.id, name: there.name, why });
        else if (!found.has(row.id) && earlier && !areTwo(row, earlier)) {
          found.set(row.id, { id: undefined, name: `line ${earlier.line}`, why });
        }
        if (!earlier) inFile.set(key, row);
      }
    }
    onProgress(Math.min(rows.length, at + IN_ONE_QUERY));
  }
  return found;
}

/** The file numbers them as two. */
const areTwo = ({ values: one }: CustomerRow, { values: other }: CustomerRow): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.number !== '' &&
  other.number !== '' &&
  one.number.toUpperCase() !== other.number.toUpperCase();
