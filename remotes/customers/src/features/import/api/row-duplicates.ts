import { customerToRecord } from '@fm/domain/customer';
import { IN_ONE_QUERY } from '@fm/domain/record';
import type { Duplicate } from '@fm/screens/import';
import { storedWith } from '../../duplicates/api/stored-with';
import { markOf, SIGNS, whyOf } from '../../duplicates/signs';
import type { CustomerRow } from '../import-row';

/** For each row, by its id, the customer that it may be: one that is there, or an earlier row. Throws what reading throws. */
export async function rowDuplicates(
  rows: readonly CustomerRow[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, Duplicate>> {
  const found = new Map<string, Duplicate>();
  const inFile = new Map<string, CustomerRow>();
  for (let at = 0; at < rows.length; at += IN_ONE_QUERY) {
    const some = rows
      .slice(at, at + IN_ONE_QUERY)
      .flatMap((row) => (row.values ? [{ row, customer: customerToRecord(row.values) }] : []));
    const stored = await Promise.all(
      SIGNS.map(({ field, textOf }) =>
        storedWith(
          field,
          some.flatMap(({ customer }) => textOf(customer) ?? []),
        ),
      ),
    );
    for (const { row, customer } of some) {
      for (const [index, sign] of SIGNS.entries()) {
        const mark = markOf(sign, customer);
        if (mark === undefined) continue;
        const { field } = sign;
        const why = whyOf(sign, customer);
        const there = stored[index]?.find((one) => markOf(sign, one) === mark);
        const earlier = inFile.get(`${field} ${mark}`);
        if (!found.has(row.id) && there) found.set(row.id, { id: there.id, name: there.name, why });
        else if (!found.has(row.id) && earlier) {
          found.set(row.id, { id: undefined, name: `line ${earlier.line}`, why });
        }
        if (!earlier) inFile.set(`${field} ${mark}`, row);
      }
    }
    onProgress(Math.min(rows.length, at + IN_ONE_QUERY));
  }
  return found;
}
