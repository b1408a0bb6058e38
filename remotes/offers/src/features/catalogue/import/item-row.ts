import { type CatalogueInput, type CatalogueValues, catalogueForm } from '@fm/domain/catalogue';
import type { ImportRow, RowReading } from '@fm/screens/import';
import { IMPORT_FIELDS } from './import-fields';

/** A row that is to become an item of the catalogue. */
export type ItemRow = ImportRow<CatalogueValues>;

/** A price without its first day would hold from today. */
const PRICE: readonly string[] = ['price', 'priceFrom'];

/** How rows become items. */
export const itemReading: RowReading<CatalogueInput, CatalogueValues, undefined> = {
  fields: IMPORT_FIELDS,
  schema: catalogueForm.schema,
  empty: catalogueForm.empty,
  alongWith: (column) => (PRICE.includes(column) ? PRICE : []),
  columnOf: ([first = 'itemNo', , last]) =>
    first === 'prices' ? (last === 'from' ? 'priceFrom' : 'price') : first,
  nameOf: ({ name }) => name,
  detailOf: ({ itemNo }) => itemNo,
};
