import { type Employee, type EmployeeValues, employeeDerived, employees } from '@fm/domain/employee';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { skeletonOf } from '@fm/domain/text';
import { fold, searchToken, wordsOf } from '@fm/domain/tokens';
import { users } from '@fm/domain/user';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import { mergedPatch, type Unit } from '../unit';

/** People of similar names that are compared: those whose names share the longest word. */
const MOST_ALIKE = 100;

/** Whose names share a word, in one collection. */
export const peopleNamed = (path: string, token: string): DocumentQuery => ({
  path,
  filters: [['tokens', 'array-contains', token]],
  orders: [],
  limit: MOST_ALIKE,
});

/** Who may go by a name: a login, and the employee behind it. */
interface Person {
  readonly uid?: string | undefined;
  readonly employeeId?: string | undefined;
}

/**
 * Why a login cannot go by this name: another login or employee has it, however it is written. What stands under a name
 * in histories and comments must be of one person.
 */
export async function nameProblem(
  unit: Unit,
  name: string,
  { uid, employeeId }: Person,
): Promise<string | undefined> {
  const token = searchToken(name);
  if (token === undefined) return undefined;
  // Who is found by what the name looks like is not found by how it is written.
  const tokens = [...new Set([token, searchToken(skeletonOf(fold(name))) ?? token])];
  const named = async <R extends object>(kind: RecordKind<R>) =>
    (await Promise.all(tokens.map((word) => unit.list(kind, peopleNamed(kind.path, word))))).flat();
  const [logins, people] = await Promise.all([named(users), named(employees)]);
  const wanted = spelled(name);
  const taken =
    logins.some((login) => !login.trashed && login.id !== uid && spelled(login.name) === wanted) ||
    people.some(
      (person) => !person.trashed && person.id !== employeeId && spelled(person.displayName) === wanted,
    );
  return taken ? 'Somebody else has this name already. Add a middle name or an initial.' : undefined;
}

/** What is compared: the words of a name by what they look like. */
const spelled = (name: string): string => skeletonOf(wordsOf(name).join(' '));

/**
 * Lets the login of an employee go by the new name once the form changed it. Throws a `FailureSignal` for a name of
 * somebody else; administrators may give it all the same, as two people may be called alike.
 */
export async function keepLoginName(
  unit: Unit,
  actor: Actor,
  id: string,
  base: Employee,
  { firstName, lastName }: Pick<EmployeeValues, 'firstName' | 'lastName'>,
): Promise<void> {
  const current = await unit.find(employees, id);
  const uid = current?.userId;
  if (!current || uid === undefined) return;
  const renamed: Stored<Employee> = { ...current, ...mergedPatch(base, current, { firstName, lastName }) };
  const name = employeeDerived(renamed).displayName;
  if (name === current.displayName) return;
  const problem = can(actor.role, 'users:manage')
    ? undefined
    : await nameProblem(unit, name, { uid, employeeId: id });
  if (problem)
    throw new FailureSignal(
      invalid('Nothing was saved: look at the marked fields.', { 'values.lastName': problem }),
    );
  const login = await unit.find(users, uid);
  if (login?.employeeId === id)
    await unit.change(users, uid, () => ({ ok: true, follows: true, patch: { name } }));
}
