import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { TrashPage } from '@fm/ui/table';
import { employeeScope } from './employee-scope';

/** `/employees/trash`: employees that were deleted, and the way back. */
export function EmployeeTrash() {
  const { page, moveTo } = useTrashPage(employees);
  const trash = useTrash(employeeScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="employees"
      nameOf={employees.label}
      hrefOf={({ id }) => `/employees/form?id=${id}`}
      back={{ to: listAddress('/employees'), label: 'Employees' }}
    />
  );
}
