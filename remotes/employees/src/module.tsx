import { CONTRACT, type RemoteModule } from '@fm/contract';
import { EmployeeFormScreen } from './features/form/employee-form';
import { EmployeeList } from './features/list/employee-list';
import { EmployeeTrash } from './features/trash/employee-trash';

export default {
  contract: CONTRACT,
  id: 'employees',
  routes: {
    '/employees': [
      { index: true, element: <EmployeeList /> },
      { path: 'form', element: <EmployeeFormScreen /> },
      { path: 'trash', element: <EmployeeTrash /> },
    ],
  },
} satisfies RemoteModule;
