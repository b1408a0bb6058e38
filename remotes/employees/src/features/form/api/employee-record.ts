import { type DataFailure, invalid, useRecordForm } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  type Employee,
  type EmployeeValues,
  employeeForm,
  employees,
  statusOn,
  statusToStore,
} from '@fm/domain/employee';
import { useHost } from '@fm/platform';
import { useLeaving } from '../../leaving/use-leaving';
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
  const isOver =
    values.status !== 'left' && values.endDate !== '' && values.endDate < today(COMPANY.timezone);
  const endDate = isOver ? 'Empty the last day, or choose the status “Left”.' : undefined;
  const fields = {
    ...(endDate && { endDate }),
    ...(employeeNo && { employeeNo }),
    ...(managerRef && { managerRef }),
    ...many,
  };
  return Object.keys(fields).length > 0
    ? invalid('Nothing was saved: look at the marked fields.', fields)
    : undefined;
}

type OnSaved = (id: string, mode: 'create' | 'edit', values: EmployeeValues) => void;

/** The employee with `id` and the private details as one form, or a new one. */
export function useEmployeeRecord(id: string | undefined, onSaved: OnSaved) {
  const details = usePrivateDetails(id);
  const mayCreate = useHost().can('employees:private');
  const leaving = useLeaving();
  const record = useRecordForm({
    collection: employees,
    id,
    schema: employeeForm.schema,
    ...(details && { related: details }),
    empty: employeeForm.empty,
    fromRecord: employeeWithDetails,
    toRecord: (values, before) =>
      employeeForm.toRecord(
        { ...values, status: statusToStore(values, before?.status, today(COMPANY.timezone)) },
        before,
      ),
    check: async (values, key) => (await check(values, key)) ?? (await leaving.check(values, key)),
    note: leaving.note,
    alongside: savePrivateDetails,
    onSaved: (key, mode, values) => {
      leaving.saved(values);
      onSaved(key, mode, values);
    },
  });
  const closed = details?.status === 'ready' ? details.value.closed : id === undefined && !mayCreate;
  return { ...record, closed, dialog: leaving.dialog };
}

const employeeWithDetails = (employee: Employee, { record }: PrivateDetails) =>
  employeeForm.fromRecord({ ...employee, status: statusOn(employee, today(COMPANY.timezone)) }, record);
