export {
  type CatalogueInput,
  type CatalogueValues,
  catalogueForm,
  catalogueFormSchema,
  emptyItem,
  itemToForm,
  itemToRecord,
} from './catalogue-form';
export {
  type CatalogueItem,
  catalogueItemSchema,
  ITEM_KIND_LABELS,
  ITEM_KINDS,
  type ItemKind,
  type ItemPrice,
  itemKeyOf,
  itemName,
  MAX_PRICES,
  nextPrice,
  priceOn,
  pricesOf,
} from './catalogue-item';
export { catalogueItems } from './catalogue-kind';
export { copyOfItem, type ItemCopy, itemRefOf, withTax } from './item-copy';
