import { customerAddress } from '@fm/contract/addresses';
import { runPages } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { type ImportOf, pagesByWeight, readRow, type WantedRow } from '@fm/screens/import';
import { findManagers } from './api/managers';
import { rowDuplicates } from './api/row-duplicates';
import { IMPORT_FIELDS } from './import-fields';
import { customerReading } from './import-row';
import type { RowValues } from './row-form';
import { partsOfRows } from './row-parts';
import { whatComes } from './what-comes';

type Wanted = WantedRow<RowValues>;

const partsOf = ({ row, more }: Wanted) => partsOfRows([row, ...more]);

/** Records that come of a row: a customer is stored with its sites and contacts, or not at all. */
const recordsOf = (wanted: Wanted): number => {
  const { sites, contacts } = partsOf(wanted);
  return 1 + sites.length + contacts.length;
};

/** Customers from a file, with their sites and contacts. */
export const customerImport: ImportOf<RowValues> = {
  called: customers.called,
  keptUnder: 'fm.import.customers',
  columns: IMPORT_FIELDS,
  needed: { columns: ['name'], say: 'Choose the column that holds the name.' },
  detailHeader: 'Town',
  decisions: ['skip', 'update', 'create'],
  takenBack:
    'New customers, sites and contacts go to the trash and updated ones get back what they had. A customer that somebody changed since, or that has work by now, stays as it is with its sites and contacts.',
  list: { to: customerAddress.list(), label: 'To the customers' },
  asks: {
    label: 'Make the address a site of the customer, too',
    hint: 'For customers that the file names no site of. Work orders need a site.',
    applies: (mapping) => mapping.includes('line1'),
  },
  comesOf: whatComes,
  async readRows(rows, mapping, newId, addressIsSite) {
    const managers = mapping.includes('accountManagerRef') ? await findManagers() : [];
    const reading = customerReading(addressIsSite);
    // Headers are the first line of the file.
    return rows.map((cells, index) =>
      readRow(reading, { id: newId(), line: index + 2, cells }, mapping, managers),
    );
  },
  findThere: rowDuplicates,
  store: (rows, batchId, options) =>
    runPages(
      'customers.importPage',
      rows,
      (page) => ({ batchId, rows: page.flatMap((wanted) => storedOf(wanted) ?? []) }),
      { ...options, pagesOf: pagesByWeight(recordsOf) },
    ),
};

/** What the server is sent of a row. */
function storedOf(wanted: Wanted) {
  const { row, into = null } = wanted;
  if (!row.values) return undefined;
  const { number: _, site: __, addressSite: ___, contact: ____, person: _____, ...values } = row.values;
  const { sites, contacts } = partsOf(wanted);
  return {
    id: row.id,
    values,
    given: [...row.given],
    into,
    sites: sites.map((site) => ({ ...site, given: [...site.given] })),
    contacts: contacts.map((contact) => ({ ...contact, given: [...contact.given] })),
  };
}
