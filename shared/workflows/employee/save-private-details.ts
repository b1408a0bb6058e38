import { type EmployeePrivate, employeePrivateOf, hasPrivate, PRIVATE_ID } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { Unit } from '../unit';

/** Fields of the private details that are not there: what a form starts with. */
const NOTHING: EmployeePrivate = {
  address: undefined,
  emergencyContact: undefined,
  notes: undefined,
  costRateMinor: undefined,
  billRateMinor: undefined,
};

/**
 * Stores the private details of an employee as the form says, merged with what others stored since `before`, which is
 * null where there was nothing. Their history lies with them, where only those read it who may read them.
 */
export async function savePrivateDetails(
  unit: Unit,
  employeeId: string,
  details: EmployeePrivate,
  before: EmployeePrivate | null,
): Promise<void> {
  const kind = employeePrivateOf(employeeId);
  const stored = await unit.find(kind, PRIVATE_ID);
  if (stored) {
    const base = { ...NOTHING, ...before, id: PRIVATE_ID } as Stored<EmployeePrivate>;
    return unit.update(kind, base, details);
  }
  // The note tells their beginning apart from that of the employee.
  if (hasPrivate(details)) await unit.create(kind, PRIVATE_ID, details, { note: 'Private details' });
}
