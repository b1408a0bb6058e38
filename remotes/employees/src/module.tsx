import { CONTRACT, type RemoteModule } from '@fm/contract';
import { employeeAddress } from '@fm/contract/addresses';
import { employees } from '@fm/domain/employee';
import { RecordTrash } from '@fm/screens/list';
import { EmployeeList, employeeList } from './features/list/employee-list';
import { EmployeeFormScreen, EmployeePage } from './features/pages';

export default {
  contract: CONTRACT,
  id: 'employees',
  routes: {
    '/employees': [
      { index: true, element: <EmployeeList />, handle: { ahead: employeeList.ahead } },
      { path: 'form', element: <EmployeeFormScreen /> },
      { path: ':employeeId', element: <EmployeePage /> },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={employees}
            list={{ path: employeeAddress.list(), label: 'Employees' }}
            rowHref={({ id }) => employeeAddress.record(id)}
          />
        ),
      },
    ],
  },
} satisfies RemoteModule;
