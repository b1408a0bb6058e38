import { employees } from '@fm/domain/employee';
import type { Ref } from '@fm/domain/record';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/**
 * Who is chosen to look after a customer, with the name that the employee's record has; `known` as it is where nobody
 * chose anew. Throws a `FailureSignal` where there is no such employee.
 */
export async function managerOf(unit: Unit, chosen: Ref | null, known?: Ref): Promise<Ref | null> {
  if (!chosen) return null;
  if (chosen.id === known?.id) return known;
  const employee = await unit.find(employees, chosen.id);
  if (employee && !employee.trashed) return { id: employee.id, name: employee.displayName };
  throw new FailureSignal(
    invalid(`“${chosen.name}” is no employee any more.`, {
      'values.accountManagerRef': 'Choose another employee.',
    }),
  );
}
