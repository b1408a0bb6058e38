import { employees } from '@fm/domain/employee';
import type { Unit } from '../unit';

/** Takes the login from the employee it was bound to and gives it to another one. */
export async function bindEmployee(
  unit: Unit,
  uid: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const left = before === undefined || before === after ? undefined : await unit.find(employees, before);
  if (left?.userId === uid)
    await unit.change(employees, left.id, () => ({
      ok: true,
      follows: true,
      patch: { userId: undefined },
    }));
  if (after !== undefined) await unit.change(employees, after, () => ({ ok: true, patch: { userId: uid } }));
}
