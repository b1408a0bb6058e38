import { DERIVED, defineKind, type FieldFormat } from '../record';
import { fold, tokensOf } from '../tokens';
import { type CatalogueItem, catalogueItemSchema, ITEM_KIND_LABELS, itemKeyOf } from './catalogue-item';

export const catalogueItems = defineKind<CatalogueItem>({
  path: 'catalogue',
  type: 'catalogueItem',
  called: { one: 'catalogue item', many: 'catalogue items' },
  permission: 'offers:edit',
  trash: 'alone',
  schema: catalogueItemSchema,
  fields: {
    // Another item may have got the number since.
    itemNo: { label: 'Number', putBack: 'never' },
    itemKey: DERIVED,
    name: 'Name',
    nameLower: DERIVED,
    nameDe: 'German name',
    kind: { label: 'Kind', labels: ITEM_KIND_LABELS },
    group: 'Group',
    unit: 'Unit',
    prices: {
      label: 'Price',
      format: pricesText(),
      each: {
        from: { label: 'first day', format: 'day' },
        // The field is called by it.
        unitMinor: { label: 'name', format: 'money' },
      },
      restricted: { instead: {} },
      putBack: 'whole entries',
    },
    purchaseMinor: { label: 'Purchase price', format: 'money', restricted: {} },
    taxBp: { label: 'Tax', format: 'share' },
    active: 'Active',
  },
  label: ({ itemNo, name }) => `${itemNo} ${name}`,
  tokens: ({ itemNo, name, nameDe, group }) => tokensOf([itemNo, itemKeyOf(itemNo), name, nameDe, group]),
  derived: ({ itemNo, name }) => ({ nameLower: fold(name), itemKey: itemKeyOf(itemNo) }),
});

/** One price, or all of them, with the first day of each: "48.5 from 1 Jan 2027". */
function pricesText(): FieldFormat {
  return (value, formats) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const prices = 'from' in value ? [value] : Object.values(value);
    return prices
      .map((price: { readonly from: string; readonly unitMinor: number }) => {
        return `${formats.number(price.unitMinor / 100)} from ${formats.day(price.from)}`;
      })
      .join(', ');
  };
}
