import { customerAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { ImportPage } from '@fm/screens/import';
import { customerImport } from './customer-import-of';

/** `/customers/import`: customers from a file. */
export const CustomerImportPage = () => (
  <ImportPage
    title="Import customers"
    back={{ to: listAddress(customerAddress.list()), label: 'Customers' }}
    of={customerImport}
    permission="customers:edit"
    refused="Your role reads customers. Ask a colleague in the office to import them."
  />
);
