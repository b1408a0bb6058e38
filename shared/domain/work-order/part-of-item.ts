import type { CalendarDay } from '../calendar-day';
import { type CatalogueItem, copyOfItem } from '../catalogue';
import { COMPANY } from '../company';
import type { Stored } from '../record';
import type { OrderPart } from './lines';

/**
 * What a part takes over of an item of the catalogue, with the price of that day, and keeps. Without cost and price where
 * the item has none, or where the reader of the item may not see them.
 */
export function partOfItem(
  item: Stored<CatalogueItem>,
  day: CalendarDay,
): Pick<OrderPart, 'name' | 'sku' | 'unit' | 'costMinor' | 'priceMinor' | 'taxBp' | 'itemRef'> {
  const { itemRef, name, unit, priceMinor, costMinor, taxBp } = copyOfItem(item, day, COMPANY.locale);
  return { itemRef, sku: itemRef.name, name, unit, costMinor, priceMinor, taxBp };
}
