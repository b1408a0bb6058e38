import { CONTRACT, type RemoteModule } from '@fm/contract';
import { EmployeeFormScreen } from './features/form/employee-form';
import { EmployeeList } from './features/list/employee-list';

export default {
  contract: CONTRACT,
  id: 'employees',
  routes: {
    '/employees': [
      { index: true, element: <EmployeeList /> },
      { path: 'form', element: <EmployeeFormScreen /> },
    ],
  },
} satisfies RemoteModule;
