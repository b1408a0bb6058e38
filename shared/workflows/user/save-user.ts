import { employees } from '@fm/domain/employee';
import { recordId } from '@fm/domain/record';
import {
  isPrepared,
  type User,
  type UserValues,
  userBase,
  userFormSchema,
  users,
  userToRecord,
} from '@fm/domain/user';
import * as v from 'valibot';
import { defineCommand } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';
import { refuseOwn } from './access';
import { bindEmployee } from './bind-employee';

/** Logins with an e-mail address: one of them may be the one that is saved. */
export const usersWithEmail = (email: string): DocumentQuery => ({
  path: users.path,
  filters: [['email', '==', email]],
  orders: [],
  limit: 2,
});

/**
 * Creates the record of a login under its uid, prepares one under an id of `PREPARED` for who is invited, or saves what
 * an administrator changed of it. The employee it is bound
 * to gets the login in the same transaction, so that both name each other and nobody else does. Nobody changes the own
 * one: an administrator cannot end up without one.
 */
export const saveUser = defineCommand({
  name: 'users.save',
  permission: 'users:manage',
  input: v.object({
    /** The uid of the identity. */
    id: v.pipe(recordId, v.maxLength(128)),
    values: userFormSchema,
    base: v.nullable(userBase),
  }),
  async run(unit, { id, values, base }, { actor, now }) {
    refuseOwn(id, actor.uid);
    const name = await checkedName(unit, id, values);
    const before = await unit.find(users, id);
    // What no form changes is as it is now, not as the form was filled with it.
    const seen = base && {
      ...base,
      invitedAt: before?.invitedAt,
      signedOutAt: before?.signedOutAt,
      secondFactorResetAt: before?.secondFactorResetAt,
    };
    // An invitation goes to the address it is for: also to the one that was mended.
    const isInvited = isPrepared({ id }) && before?.email !== values.email;
    const record = {
      ...userToRecord({ ...values, name }, seen ?? undefined),
      ...(isInvited && { invitedAt: now }),
    };
    await unit.save<User>(users, id, seen, record);
    await bindEmployee(unit, id, before?.employeeId, values.employeeId ?? undefined);
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
