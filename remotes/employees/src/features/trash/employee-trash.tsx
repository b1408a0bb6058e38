import { listAddress, useTrashPage } from '@fm/data';
import { employeeScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

/** `/employees/trash`: employees that were deleted, and the way back. */
export function EmployeeTrash() {
  const shown = useTrashPage(employeeScope);
  return (
    <TrashPage
      {...shown}
      noun="employees"
      hrefOf={({ id }) => `/employees/form?id=${id}`}
      back={{ to: listAddress('/employees'), label: 'Employees' }}
    />
  );
}
