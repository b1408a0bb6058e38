import { type DataFailure, invalid, useRecordForm } from '@fm/data';
import { type Employee, type EmployeeValues, employeeForm, employees } from '@fm/domain/employee';
import { useHost } from '@fm/platform';
import { manyAbsences } from './many-absences';
import { numberTaken } from './number-taken';
import { type PrivateDetails, savePrivateDetails, usePrivateDetails } from './private-details';
import { reportsInCircle } from './reports-in-circle';

async function check(values: EmployeeValues, id: string | undefined): Promise<DataFailure | undefined> {
  const [employeeNo, managerRef, absences] = await Promise.all([
    numberTaken(values.employeeNo, id),
    reportsInCircle(values.managerRef, id),
    manyAbsences(values.absences, id),
  ]);
  const fields = {
    ...(employeeNo && { employeeNo }),
    ...(managerRef && { managerRef }),
    ...(absences && { absences }),
  };
  return employeeNo || managerRef || absences
    ? invalid('Nothing was saved: look at the marked fields.', fields)
    : undefined;
}

type OnSaved = (id: string, mode: 'create' | 'edit', values: EmployeeValues) => void;

/** The employee with `id` and the private details as one form, or a new one. */
export function useEmployeeRecord(id: string | undefined, onSaved: OnSaved) {
  const details = usePrivateDetails(id);
  const mayCreate = useHost().can('employees:private');
  const record = useRecordForm({
    collection: employees,
    id,
    schema: employeeForm.schema,
    ...(details && { related: details }),
    empty: employeeForm.empty,
    fromRecord: employeeWithDetails,
    toRecord: employeeForm.toRecord,
    check,
    alongside: savePrivateDetails,
    onSaved,
  });
  const closed = details?.status === 'ready' ? details.value.closed : id === undefined && !mayCreate;
  return { ...record, closed };
}

const employeeWithDetails = (employee: Employee, { record }: PrivateDetails) =>
  employeeForm.fromRecord(employee, record);
