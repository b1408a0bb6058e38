import { CONTRACT, type RemoteModule } from '@fm/contract';
import { CustomerFormScreen } from './features/form/customer-form';
import { CustomerHistory } from './features/history/customer-history';
import { CustomerImport } from './features/import/customer-import';
import { CustomerList } from './features/list/customer-list';
import { CustomerMerge } from './features/merge/customer-merge';
import { ReminderList } from './features/reminders/reminder-list';
import { CustomerReport } from './features/report/customer-report';
import { CustomerTrash } from './features/trash/customer-trash';

export default {
  contract: CONTRACT,
  id: 'customers',
  routes: {
    '/customers': [
      { index: true, element: <CustomerList /> },
      { path: 'form', element: <CustomerFormScreen /> },
      { path: 'import', element: <CustomerImport /> },
      { path: 'merge', element: <CustomerMerge /> },
      { path: 'add', element: <CustomerFormScreen /> },
      { path: 'trash', element: <CustomerTrash /> },
      { path: ':customerID/history', element: <CustomerHistory /> },
      { path: ':customerID/report', element: <CustomerReport /> },
    ],
    '/reminders': [{ index: true, element: <ReminderList /> }],
  },
} satisfies RemoteModule;
