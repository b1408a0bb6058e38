import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  type Employee,
  type EmployeeInput,
  type EmployeeValues,
  employeeForm,
  employees,
  statusOn,
} from '@fm/domain/employee';
import { useHost } from '@fm/platform';
import { useLeaving } from '../../leaving/use-leaving';
import { type PrivateDetails, usePrivateDetails } from './private-details';

type OnSaved = (id: string, mode: 'create' | 'edit', values: EmployeeValues) => void;

/** The employee with `id` and the private details as one form, or a new one. */
export function useEmployeeRecord(id: string | undefined, onSaved: OnSaved) {
  const details = usePrivateDetails(id);
  const mayCreate = useHost().can('employees:private');
  const leaving = useLeaving();
  const record = useRecordForm<Employee, EmployeeInput, EmployeeValues, PrivateDetails>({
    collection: employees,
    id,
    schema: employeeForm.schema,
    ...(details && { related: details }),
    empty: employeeForm.empty,
    fromRecord: employeeWithDetails,
    check: leaving.check,
    store: (input, before) =>
      run('employees.save', {
        ...input,
        ...(before?.closed ? {} : { details: before?.record ?? null }),
        batchId: leaving.batchId(),
      }),
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
