import { customerAddress } from '@fm/contract/addresses';
import { runPages } from '@fm/data';
import { type CustomerValues, customers } from '@fm/domain/customer';
import { type ImportOf, readRow } from '@fm/screens/import';
import { findManagers } from './api/managers';
import { rowDuplicates } from './api/row-duplicates';
import { IMPORT_FIELDS } from './import-fields';
import { customerReading } from './import-row';

/** Customers from a file. */
export const customerImport: ImportOf<CustomerValues> = {
  called: customers.called,
  keptUnder: 'fm.import.customers',
  columns: IMPORT_FIELDS,
  needed: { columns: ['name'], say: 'Choose the column that holds the name.' },
  detailHeader: 'Town',
  decisions: ['skip', 'update', 'create'],
  takenBack:
    'New customers go to the trash and updated ones get back what they had. A customer that somebody changed since stays as it is.',
  list: { to: customerAddress.list(), label: 'To the customers' },
  async readRows(rows, mapping, newId) {
    const managers = mapping.includes('accountManagerRef') ? await findManagers() : [];
    // Headers are the first line of the file.
    return rows.map((cells, index) =>
      readRow(customerReading, { id: newId(), line: index + 2, cells }, mapping, managers),
    );
  },
  findThere: rowDuplicates,
  store: (rows, batchId, options) =>
    runPages(
      'customers.importPage',
      rows,
      (page) => ({
        batchId,
        rows: page.flatMap(({ row: { id, values, given }, into = null }) =>
          values ? [{ id, values, given: [...given], into }] : [],
        ),
      }),
      options,
    ),
};
