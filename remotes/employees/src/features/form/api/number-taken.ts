import { findRecords, type QuerySpec, resultOf } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** Why this payroll number cannot be given to the employee with `id`: somebody else has it. */
export async function numberTaken(employeeNo: string, id: string | undefined): Promise<string | undefined> {
  if (employeeNo === '') return undefined;
  const named = (spec: QuerySpec) => spec.where('trashed', '==', false).where('employeeNo', '==', employeeNo);
  const found = resultOf(await findRecords(employees, named, 2));
  const other = found.find((employee) => employee.id !== id);
  return other && `${other.displayName} already has this number.`;
}
