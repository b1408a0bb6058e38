import { CONTRACT, type RemoteModule } from '@fm/contract';
import { customerAddress } from '@fm/contract/addresses';
import { customers } from '@fm/domain/customer';
import { RecordTrash } from '@fm/screens/list';
import { CustomerImport } from './features/import/customer-import';
import { CustomerList, customerList } from './features/list/customer-list';
import { CustomerMerge } from './features/merge/customer-merge';
import { mergeAddress } from './features/merge/merge-address';
import {
  CustomerFormScreen,
  CustomerHistory,
  CustomerReport,
  CustomerSummary,
  ReminderList,
  SitePage,
} from './features/pages';

export default {
  contract: CONTRACT,
  id: 'customers',
  routes: {
    '/customers': [
      { index: true, element: <CustomerList />, handle: { ahead: customerList.ahead } },
      { path: 'form', element: <CustomerFormScreen /> },
      { path: 'import', element: <CustomerImport /> },
      { path: 'merge', element: <CustomerMerge /> },
      { path: 'add', element: <CustomerFormScreen /> },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={customers}
            list={{ path: customerAddress.list(), label: 'Customers' }}
            rowHref={({ id }) => customerAddress.record(id)}
            // A customer merged into another comes back with what belonged to it, or not at all.
            restoreAt={({ mergedInto, id }) => mergedInto && mergeAddress(mergedInto.id, id)}
            purges
          />
        ),
      },
      { path: ':customerID', element: <CustomerSummary /> },
      { path: ':customerID/history', element: <CustomerHistory /> },
      { path: ':customerID/report', element: <CustomerReport /> },
      { path: ':customerID/sites/:siteID', element: <SitePage /> },
    ],
    '/reminders': [{ index: true, element: <ReminderList /> }],
  },
} satisfies RemoteModule;
