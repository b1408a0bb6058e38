import { employees } from '@fm/domain/employee';
import type { Actor, RecordKind } from '@fm/domain/record';
import { ADMIN, can } from '@fm/domain/role';
import { users } from '@fm/domain/user';
import { FailureSignal, invalid } from '../failure';
import type { HistoryNote, Unit } from '../unit';
import { endLogin } from '../user';

/**
 * Disables the login of an employee who goes to the trash, and of no other record; it stays so when the employee comes back, until an
 * administrator enables it. Throws a `FailureSignal` where that is not for this actor.
 */
export async function endAccess(
  unit: Unit,
  { type }: RecordKind<object>,
  employeeId: string,
  actor: Actor,
  note: HistoryNote,
): Promise<void> {
  const person = type === employees.type ? await unit.find(employees, employeeId) : undefined;
  const login = person?.userId === undefined ? undefined : await unit.find(users, person.userId);
  if (
    !person ||
    person.trashed ||
    !login ||
    login.employeeId !== employeeId ||
    login.disabled ||
    login.trashed
  )
    return;
  const refuse = (message: string): never => {
    throw new FailureSignal(invalid(message));
  };
  if (login.id === actor.uid) refuse('This is you: nobody takes the own login away.');
  if (login.role === ADMIN && !can(actor.role, 'users:manage'))
    refuse(`${person.displayName} is an administrator: only another one moves them to the trash.`);
  const entryNote = { ...note, note: `${person.displayName} went to the trash` };
  if (!(await endLogin(unit, login, entryNote)))
    refuse(`${person.displayName} is the only administrator: make somebody else one first.`);
}
