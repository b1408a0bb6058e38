import { type DataFailure, invalid, useRecordForm } from '@fm/data';
import { type Employee, type EmployeeValues, employeeForm, employees } from '@fm/domain/employee';
import { useHost } from '@fm/platform';
import { manyNew } from './many-new';
import { numberTaken } from './number-taken';
import { type PrivateDetails, savePrivateDetails, usePrivateDetails } from './private-details';
import { reportsInCircle } from './reports-in-circle';

async function check(values: EmployeeValues, id: string | undefined): Promise<DataFailure | undefined> {
  const [employeeNo, managerRef, many] = await Promise.all([
    numberTaken(values.employeeNo, id),
    reportsInCircle(values.managerRef, id),
    manyNew(values, id),
  ]);
  const fields = { ...(employeeNo && { employeeNo }), ...(managerRef && { managerRef }), ...many };
  return Object.keys(fields).length > 0
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
