import { type CatalogueInput, type CatalogueValues, catalogueForm } from '@fm/domain/catalogue';
import type { ImportRow, RowReading } from '@fm/screens/import';
import { IMPORT_FIELDS } from './import-fields';

/** A row that is to become an item of the catalogue. */
export type ItemRow = ImportRow<CatalogueValues>;

/** How rows become items. */
export const itemReading: RowReading<CatalogueInput, CatalogueValues, undefined> = {
  fields: IMPORT_FIELDS,
  schema: catalogueForm.schema,
  empty: catalogueForm.empty,
  columnOf: ([first = 'itemNo', , last]) =>
    first === 'prices' ? (last === 'from' ? 'priceFrom' : 'price') : first,
  nameOf: ({ name }) => name,
  detailOf: ({ itemNo }) => itemNo,
};
