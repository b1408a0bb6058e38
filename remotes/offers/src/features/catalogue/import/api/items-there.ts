import { findRecords, resultOf } from '@fm/data';
import { type CatalogueItem, catalogueItems, itemKeyOf } from '@fm/domain/catalogue';
import { IN_ONE_QUERY, type Stored } from '@fm/domain/record';
import type { Duplicate } from '@fm/screens/import';
import type { ItemRow } from '../item-row';

/** For each row, by its id, the item that has its number, or an earlier row with it. Throws what reading throws. */
export async function itemsThere(
  rows: readonly ItemRow[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, Duplicate>> {
  const found = new Map<string, Duplicate>();
  const inFile = new Map<string, number>();
  for (let at = 0; at < rows.length; at += IN_ONE_QUERY) {
    const some = rows
      .slice(at, at + IN_ONE_QUERY)
      .flatMap(({ id, line, values }) => (values ? [{ id, line, key: itemKeyOf(values.itemNo) }] : []));
    const stored = await storedWith(some.map(({ key }) => key));
    for (const { id, line, key } of some) {
      const earlier = inFile.get(key);
      const there = stored.find(({ itemKey }) => itemKey === key);
      if (earlier !== undefined)
        found.set(id, { id: undefined, name: `Line ${earlier}`, why: 'the same number' });
      else if (there) found.set(id, { id: there.id, name: there.name, why: 'the same number' });
      if (earlier === undefined) inFile.set(key, line);
    }
    onProgress(Math.min(rows.length, at + IN_ONE_QUERY));
  }
  return found;
}

/** Items with one of these keys, 30 at most. Throws what reading throws. */
export async function storedWith(keys: readonly string[]): Promise<readonly Stored<CatalogueItem>[]> {
  if (keys.length === 0) return [];
  return resultOf(
    await findRecords(
      catalogueItems,
      (spec) => spec.where('trashed', '==', false).where('itemKey', 'in', [...new Set(keys)]),
      IN_ONE_QUERY,
    ),
  );
}
