import { catalogueAddress } from '@fm/contract/addresses';
import { listAddress, runPages } from '@fm/data';
import type { CatalogueValues } from '@fm/domain/catalogue';
import { type ImportOf, ImportPage, readRow } from '@fm/screens/import';
import { itemsThere } from './api/items-there';
import { IMPORT_FIELDS, importedFields } from './import-fields';
import { itemReading } from './item-row';

/** Items from a file: the number of a row says which item it is. */
export const catalogueImport: ImportOf<CatalogueValues> = {
  called: { one: 'item', many: 'items' },
  keptUnder: 'fm.import.catalogue',
  columns: IMPORT_FIELDS,
  needed: { columns: ['itemNo', 'name'], say: 'Choose the columns that hold the number and the name.' },
  detailHeader: 'Number',
  decisions: ['update', 'skip'],
  takenBack:
    'New items go to the trash and updated ones get back what they had. An item that somebody changed since stays as it is.',
  list: { to: catalogueAddress.list(), label: 'To the catalogue' },
  readRows: async (rows, mapping, newId) =>
    // Headers are the first line of the file.
    rows.map((cells, index) =>
      readRow(itemReading, { id: newId(), line: index + 2, cells }, mapping, undefined),
    ),
  findThere: itemsThere,
  store: (rows, batchId, options) =>
    runPages(
      'catalogue.importPage',
      rows,
      (page) => ({
        batchId,
        rows: page.flatMap(({ row: { id, values, given } }) =>
          values ? [{ id, values, given: [...importedFields(given)] }] : [],
        ),
      }),
      options,
    ),
};

/** `/create-offer/catalogue/import`: items of the catalogue from a file. */
export const CatalogueImportPage = () => (
  <ImportPage
    title="Import catalogue"
    back={{ to: listAddress(catalogueAddress.list()), label: 'Catalogue' }}
    of={catalogueImport}
    permission="offers:edit"
    refused="Your role reads the catalogue. Ask a colleague in the office to import items."
  />
);
