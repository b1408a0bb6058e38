import type { CalendarDay } from '../calendar-day';
import { divideRounded } from '../decimal';
import type { Ref, Stored } from '../record';
import { type CatalogueItem, type ItemKind, itemName, priceOn } from './catalogue-item';

/** What whoever uses an item takes over of it and keeps. */
export interface ItemCopy {
  /** Where it was taken from: the id of the item, and its number in place of a name. */
  readonly itemRef: Ref;
  readonly kind: ItemKind;
  readonly name: string;
  readonly unit: string;
  /** Of one unit, without tax; undefined where none is known for the day. */
  readonly priceMinor: number | undefined;
  /** What one unit costs the company. */
  readonly costMinor: number | undefined;
  readonly taxBp: number;
}

/** An item as it is taken over on a day, for somebody who reads this language. */
export const copyOfItem = (item: Stored<CatalogueItem>, day: CalendarDay, language: string): ItemCopy => ({
  itemRef: itemRefOf(item),
  kind: item.kind,
  name: itemName(item, language),
  unit: item.unit,
  priceMinor: priceOn(item, day)?.unitMinor,
  costMinor: item.purchaseMinor,
  taxBp: item.taxBp,
});

/** How records that use an item name it. */
export const itemRefOf = ({ id, itemNo }: Pick<Stored<CatalogueItem>, 'id' | 'itemNo'>): Ref => ({
  id,
  name: itemNo,
});

const BP = 10_000n;

/** A price with its tax, to the nearest cent. */
export const withTax = (priceMinor: number, taxBp: number): number =>
  Number(divideRounded(BigInt(priceMinor) * (BP + BigInt(taxBp)), BP));
