import * as v from 'valibot';
import { type CalendarDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { MAX_UNIT_MINOR } from '../offer/offer';
import { toForm, toRecord } from '../record';
import { optionalText, requiredText } from '../text';
import { fold } from '../tokens';
import {
  type CatalogueItem,
  catalogueItemSchema,
  ITEM_KINDS,
  itemKeyOf,
  MAX_PRICES,
  pricesOf,
} from './catalogue-item';

const priceMessage = 'Enter a price from 0 to 1,000,000.';
const price = v.pipe(
  v.number(priceMessage),
  v.integer(priceMessage),
  v.minValue(0, priceMessage),
  v.maxValue(MAX_UNIT_MINOR, priceMessage),
);
const requiredPrice = v.pipe(
  v.nullable(v.number(priceMessage)),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value !== null) return dataset.value;
    addIssue({ message: priceMessage });
    return NEVER;
  }),
  price,
);

const itemPriceFormSchema = v.object({
  from: requiredDay('Enter the first day of this price.'),
  unitMinor: requiredPrice,
});

/** What the form of an item edits. */
export const catalogueFormSchema = v.object({
  itemNo: requiredText('a number', 1, 40),
  name: requiredText('a name', 1, 200),
  nameDe: optionalText(200),
  kind: v.picklist(ITEM_KINDS, 'Choose what this is.'),
  group: optionalText(60),
  unit: requiredText('a unit, such as pcs or h', 1, 20),
  prices: v.pipe(
    v.array(itemPriceFormSchema),
    v.maxLength(MAX_PRICES, `Keep at most ${MAX_PRICES} prices.`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const days = dataset.value.map(({ from }) => from);
      for (const [index, day] of days.entries())
        if (days.indexOf(day) < index)
          addIssue({
            message: 'Another price begins on this day. Choose another day.',
            path: [
              {
                type: 'array',
                origin: 'value',
                input: dataset.value,
                key: index,
                value: dataset.value[index],
              },
              { type: 'object', origin: 'value', input: { from: day }, key: 'from', value: day },
            ],
          });
    }),
  ),
  purchaseMinor: v.nullable(price),
  taxBp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  active: v.boolean(),
});
export type CatalogueInput = v.InferInput<typeof catalogueFormSchema>;
export type CatalogueValues = v.InferOutput<typeof catalogueFormSchema>;

export const emptyItem = (): CatalogueInput => ({
  itemNo: '',
  name: '',
  nameDe: '',
  kind: 'service',
  group: '',
  unit: 'pcs',
  prices: [],
  purchaseMinor: null,
  taxBp: COMPANY.taxRatesBp[0],
  active: true,
});

export const itemToForm = (item: CatalogueItem): CatalogueInput =>
  toForm(emptyItem(), { ...item, prices: [...pricesOf(item)] });

/** Prices as a record keeps them, by their first day. */
export const pricesByDay = (
  prices: readonly { readonly from: CalendarDay; readonly unitMinor: number }[],
): CatalogueItem['prices'] => Object.fromEntries(prices.map((one) => [one.from, one]));

/** The record's own fields, as the form says. */
export function itemToRecord({ prices, ...values }: CatalogueValues): CatalogueItem {
  const own = toRecord(catalogueItemSchema, values);
  return { ...own, prices: pricesByDay(prices), nameLower: fold(own.name), itemKey: itemKeyOf(own.itemNo) };
}

/** How the form of an item reads and writes records. */
export const catalogueForm = {
  schema: catalogueFormSchema,
  empty: emptyItem,
  fromRecord: itemToForm,
  toRecord: itemToRecord,
};
