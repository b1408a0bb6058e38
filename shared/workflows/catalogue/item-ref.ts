import { type CatalogueItem, catalogueItems, itemRefOf } from '@fm/domain/catalogue';
import type { Ref, Stored } from '@fm/domain/record';
import type { Unit } from '../unit';

/** The item that a reference names; undefined where there is none, or none any more. */
export const findItem = async (
  unit: Unit,
  itemRef: Ref | null | undefined,
): Promise<Stored<CatalogueItem> | undefined> =>
  itemRef ? unit.find(catalogueItems, itemRef.id) : undefined;

/**
 * A reference to an item with the number that the item has. What stood there `before` stays as it is. One that leads
 * nowhere is left out: the copy stands for itself.
 */
export async function keptItemRef(
  unit: Unit,
  typed: Ref | null | undefined,
  before: Ref | undefined,
): Promise<Ref | undefined> {
  if (typed && typed.id === before?.id) return before;
  const item = await findItem(unit, typed);
  return item && itemRefOf(item);
}
