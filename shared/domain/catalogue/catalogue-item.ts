import * as v from 'valibot';
import { type CalendarDay, calendarDay } from '../calendar-day';
import { minor } from '../money';
import { LINE_KIND_LABELS, LINE_KINDS, type LineKind, MAX_UNIT_MINOR } from '../offer/offer';
import { partMap } from '../record';
import { wordsOf } from '../tokens';

/** What an item can be: what a line of an offer can be, but for mere text. */
export const ITEM_KINDS = LINE_KINDS.filter((kind): kind is ItemKind => kind !== 'text');
export type ItemKind = Exclude<LineKind, 'text'>;
export const ITEM_KIND_LABELS: Readonly<Record<ItemKind, string>> = LINE_KIND_LABELS;

/** Prices that one item keeps at most, past and future ones. */
export const MAX_PRICES = 20;

const price = v.pipe(minor, v.minValue(0), v.maxValue(MAX_UNIT_MINOR));

/** A price of one unit without tax, and the first day on which it holds. */
export const itemPriceSchema = v.object({ from: calendarDay, unitMinor: price });
export type ItemPrice = v.InferOutput<typeof itemPriceSchema>;

/** A service or a part that the company sells. Whoever uses one keeps a copy: a later change leaves that as it is. */
export const catalogueItemSchema = v.object({
  /** The company's own number for it, which no other item has. */
  itemNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** The number as numbers are compared, however they are spelled. */
  itemKey: v.string(),
  /** In English; on papers in other languages where there is no name in theirs. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Folded name, for sorting. */
  nameLower: v.string(),
  nameDe: v.optional(v.pipe(v.string(), v.maxLength(200))),
  kind: v.picklist(ITEM_KINDS),
  /** What stands together in the catalogue, in the company's own words. */
  group: v.optional(v.pipe(v.string(), v.maxLength(60))),
  unit: v.pipe(v.string(), v.maxLength(20)),
  /** By their first day. */
  prices: partMap(itemPriceSchema, MAX_PRICES, `Keep at most ${MAX_PRICES} prices.`),
  /** What one unit costs the company. */
  purchaseMinor: v.optional(price),
  taxBp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Offered where an item is picked. */
  active: v.boolean(),
});
export type CatalogueItem = v.InferOutput<typeof catalogueItemSchema>;

/** The prices of an item, the first one first. */
export const pricesOf = ({ prices }: Pick<CatalogueItem, 'prices'>): readonly ItemPrice[] =>
  Object.values(prices).sort((a, b) => a.from.localeCompare(b.from));

/** The price of an item that holds on a day; undefined before the first, and where none is known. */
export const priceOn = (item: Pick<CatalogueItem, 'prices'>, day: CalendarDay): ItemPrice | undefined =>
  pricesOf(item).findLast(({ from }) => from <= day);

/** The next price of an item after a day; undefined where nobody entered one. */
export const nextPrice = (item: Pick<CatalogueItem, 'prices'>, day: CalendarDay): ItemPrice | undefined =>
  pricesOf(item).find(({ from }) => from > day);

/** What two spellings of one number have in common: `S-1001` is `s 1001`. */
export const itemKeyOf = (itemNo: string): string => wordsOf(itemNo).join('') || itemNo.trim();

/** What an item is called in a language, such as `de`. */
export const itemName = (
  { name, nameDe }: Pick<CatalogueItem, 'name' | 'nameDe'>,
  language: string,
): string => (language.toLowerCase().split('-')[0] === 'de' && nameDe) || name;
