import { employeeAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { useHost } from '@fm/platform';
import { TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErasePerson } from '../leaving/erase-person';
import { EmployeeStatusMark } from '../status/employee-status';
import { useEmployeeRecord } from './api/employee-record';
import { EmployeeFields } from './employee-fields';
import { EmployeeHistory } from './employee-history';

/** `/employees/form` creates, `/employees/form?id=…` edits. */
export function EmployeeFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another employee is another form: nothing typed for one may end up with the other.
  return <EmployeeForm key={id} id={id} />;
}

function EmployeeForm({ id }: { readonly id: string | undefined }) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress(employeeAddress.list()), label: 'Employees' };
  const record = useEmployeeRecord(id, (key, mode, { firstName, lastName }) => {
    host.toast.success(`${firstName} ${lastName} was ${mode === 'create' ? 'added' : 'saved'}.`);
    if (mode === 'create') navigate(employeeAddress.edit(key), { replace: true });
  });
  const employee = record.record;
  const trash = useTrash(employees, () => navigate(back.to));
  return (
    <RecordFormFrame
      record={record}
      noun="employee"
      title={employee?.displayName ?? (id ? 'Employee' : 'New employee')}
      status={employee && <EmployeeStatusMark employee={employee} />}
      back={back}
      actions={
        <>
          {employee && <ErasePerson employee={employee} onErased={() => navigate(back.to)} />}
          <TrashMenu trash={trash} record={employee} />
        </>
      }
      above={<TrashNotice trash={trash} record={employee} noun="employee" />}
      readOnly={host.can('employees:edit') ? undefined : 'Your role may look at employees, not change them.'}
    >
      <EmployeeFields form={record.form} employee={employee} closed={record.closed} />
      {employee && <EmployeeHistory employee={employee} closed={record.closed} />}
      {record.dialog}
    </RecordFormFrame>
  );
}
