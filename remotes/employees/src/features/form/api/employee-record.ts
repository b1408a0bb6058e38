import { type DataFailure, invalid, useRecordForm } from '@fm/data';
import { type EmployeeValues, employeeForm, employees } from '@fm/domain/employee';
import { numberTaken } from './number-taken';
import { reportsInCircle } from './reports-in-circle';

async function check(values: EmployeeValues, id: string | undefined): Promise<DataFailure | undefined> {
  const [employeeNo, managerRef] = await Promise.all([
    numberTaken(values.employeeNo, id),
    reportsInCircle(values.managerRef, id),
  ]);
  const fields = { ...(employeeNo && { employeeNo }), ...(managerRef && { managerRef }) };
  return employeeNo || managerRef
    ? invalid('Nothing was saved: look at the marked fields.', fields)
    : undefined;
}

type OnSaved = (id: string, mode: 'create' | 'edit', values: EmployeeValues) => void;

/** The employee with `id` as a form, or a new one. */
export const useEmployeeRecord = (id: string | undefined, onSaved: OnSaved) =>
  useRecordForm({ collection: employees, id, ...employeeForm, check, onSaved });
