import { type CatalogueItem, catalogueItems, itemKeyOf } from '@fm/domain/catalogue';
import { chunksOf, IN_ONE_QUERY, type Stored } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** Items with one of these keys, one each at most. Those in the trash have no number as long as they are there. */
export const itemsNumbered = (keys: readonly string[]): DocumentQuery => ({
  path: catalogueItems.path,
  filters: [
    ['trashed', '==', false],
    ['itemKey', 'in', keys],
  ],
  orders: [],
  limit: IN_ONE_QUERY,
});

/** The items with these numbers, by the keys of the numbers. */
export async function numberedItems(
  unit: Unit,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Stored<CatalogueItem>>> {
  const keys = [...new Set(numbers.map(itemKeyOf))];
  const found = await Promise.all(
    chunksOf(keys).map((some) => unit.list(catalogueItems, itemsNumbered(some))),
  );
  return new Map(found.flat().map((item) => [item.itemKey, item]));
}

/** Another item than the one with `id` that has this number; undefined where the number is free. */
export async function otherNumbered(
  unit: Unit,
  id: string,
  itemNo: string,
): Promise<Stored<CatalogueItem> | undefined> {
  const other = (await numberedItems(unit, [itemNo])).get(itemKeyOf(itemNo));
  return other?.id === id ? undefined : other;
}

/** Checks that an item can come back from the trash: another one may have got its number. Throws a `FailureSignal`. */
export async function checkNumberFree(unit: Unit, id: string): Promise<void> {
  const item = await unit.find(catalogueItems, id);
  const other = item && (await otherNumbered(unit, id, item.itemNo));
  if (other)
    throw new FailureSignal(
      invalid(`“${other.name}” has the number ${other.itemNo} by now. Give it another number first.`),
    );
}
