import { employeeAddress } from '@fm/contract/addresses';
import { listAddress, useLiveRecord, useTrash } from '@fm/data';
import { type Employee, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { HistoryPanel, RecordPage, useReminderEntry } from '@fm/screens/record';
import { ButtonLink, Columns, EditIcon, Notice, Page, TrashNotice } from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useParams } from 'react-router-dom';
import { ErasePerson } from '../leaving/erase-person';
import { EmployeeStatusMark } from '../status/employee-status';
import type { PlannedWork } from '../work/planned-work';
import { AbsencePanel } from './absence-panel';
import { CertificatePanel } from './certificate-panel';
import { EmployeeFacts } from './employee-facts';
import { useComingWork, WorkPanel } from './work-panel';

/** `/employees/:employeeId`: somebody as colleagues need them, followed live. */
export function EmployeePage() {
  const { employeeId } = useParams();
  const live = useLiveRecord(employees, employeeId);
  // Asked together with the person, and not once they are there.
  const work = useComingWork(employeeId);
  return (
    <RecordPage live={live} kind={employees} back={back()}>
      {(employee) => <OneEmployee key={employee.id} employee={employee} work={work} />}
    </RecordPage>
  );
}

interface OneEmployeeProps {
  readonly employee: Stored<Employee>;
  readonly work: PlannedWork;
}

function OneEmployee({ employee, work }: OneEmployeeProps) {
  const navigate = useNavigate();
  const leave = () => navigate(back().to);
  const trash = useTrash(employees, leave);
  const may = useHost().can('employees:edit');
  const more = useReminderEntry(employees, employee.id);
  const mayEdit = may && !employee.trashed;
  const { id, displayName, jobTitle, team, employeeNo } = employee;
  return (
    <Page
      title={displayName}
      subtitle={[jobTitle, team, employeeNo].filter(Boolean).join(' · ')}
      status={<EmployeeStatusMark employee={employee} />}
      back={back()}
      actions={
        <>
          <ErasePerson employee={employee} onErased={leave} />
          <TrashMenu trash={trash} record={employee} more={more} />
          {mayEdit && (
            <ButtonLink to={employeeAddress.edit(id)} variant="outline" icon={<EditIcon />}>
              Edit
            </ButtonLink>
          )}
        </>
      }
    >
      <TrashNotice trash={trash} record={employee} noun="employee" />
      {!may && <Notice>Your role may look at employees, not change them.</Notice>}
      <Columns
        side={
          <>
            <EmployeeFacts employee={employee} />
            <HistoryPanel kind={employees} record={employee} mayEdit={mayEdit} />
          </>
        }
      >
        <WorkPanel employeeId={id} work={work} />
        <AbsencePanel employee={employee} />
        <CertificatePanel employee={employee} />
      </Columns>
    </Page>
  );
}

const back = () => ({ to: listAddress(employeeAddress.list()), label: 'Employees' });
