import { employees } from '@fm/domain/employee';
import { isRecordId, type Stored } from '@fm/domain/record';
import { type User, type UserValues, userBase, userFormSchema, users, userToRecord } from '@fm/domain/user';
import * as v from 'valibot';
import { defineCommand } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** Logins with an e-mail address: one of them may be the one that is saved. */
export const usersWithEmail = (email: string): DocumentQuery => ({
  path: users.path,
  filters: [['email', '==', email]],
  orders: [],
  limit: 2,
});

/**
 * Creates the record of a login under its uid, or saves what an administrator changed of it. The employee it is bound
 * to gets the login in the same transaction, so that both name each other and nobody else does. Nobody changes the own
 * one: an administrator cannot end up without one.
 */
export const saveUser = defineCommand({
  name: 'users.save',
  permission: 'users:manage',
  input: v.object({
    /** The uid of the identity. */
    id: v.pipe(v.string(), v.check(isRecordId), v.maxLength(128)),
    values: userFormSchema,
    base: v.nullable(userBase),
  }),
  async run(unit, { id, values, base }, { actor }) {
    if (id === actor.uid)
      throw new FailureSignal(invalid('Another administrator changes your own role, address or access.'));
    const name = await checkedName(unit, id, values);
    const record = userToRecord({ ...values, name }, base ?? undefined);
    const before = await unit.find(users, id);
    if (base === null) await unit.create(users, id, record);
    else await unit.update(users, { ...base, id } as Stored<User>, record);
    await bind(unit, id, before?.employeeId, values.employeeId ?? undefined);
    return null;
  },
});

/** Checks what only the store knows, and gives the name: that of the employee, where there is one. Throws a `FailureSignal`. */
async function checkedName(unit: Unit, id: string, { email, name, employeeId }: UserValues): Promise<string> {
  const [logins, person] = await Promise.all([
    unit.list(users, usersWithEmail(email)),
    employeeId === null ? undefined : unit.find(employees, employeeId),
  ]);
  const other = logins.find((login) => login.id !== id);
  const isGone = employeeId !== null && (!person || person.trashed);
  const isBound = person?.userId !== undefined && person.userId !== id;
  const fields = {
    ...(other && { 'values.email': `${other.name} signs in with this address already.` }),
    ...(isGone && { 'values.employeeId': 'This person no longer exists. Choose somebody else.' }),
    ...(isBound && { 'values.employeeId': `${person.displayName} has another login already.` }),
  };
  if (Object.keys(fields).length > 0)
    throw new FailureSignal(invalid('Nothing was saved: look at the marked fields.', fields));
  return person?.displayName ?? name;
}

/** Takes the login from the employee it was bound to and gives it to another one. */
async function bind(
  unit: Unit,
  uid: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const left = before === undefined || before === after ? undefined : await unit.find(employees, before);
  if (left?.userId === uid)
    await unit.change(employees, left.id, () => ({ ok: true, patch: { userId: undefined } }));
  if (after !== undefined) await unit.change(employees, after, () => ({ ok: true, patch: { userId: uid } }));
}
