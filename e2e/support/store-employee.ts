import { writeDocuments } from '@fm/backend/seed';
import { type Employee, employeeDerived, employees } from '@fm/domain/employee';
import { envelope } from './records';
import type { storedAt } from './stored';

/** Writes somebody who works full time, is never away and has nothing to do, without history. */
export async function storeEmployee(
  backend: Parameters<typeof storedAt>[0],
  id: string,
  name: Pick<Employee, 'firstName' | 'lastName'>,
): Promise<void> {
  const employee: Employee = {
    ...name,
    ...employeeDerived(name),
    jobTitle: 'Technician',
    team: 'Technical',
    employmentType: 'full',
    status: 'active',
    startDate: '2020-01-01',
  };
  const tokens = employees.tokens?.(employee) ?? [];
  await writeDocuments(backend, [{ path: `employees/${id}`, data: { ...envelope(), ...employee, tokens } }]);
}
