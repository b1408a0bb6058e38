import { employees } from '@fm/domain/employee';
import { reminders } from '@fm/domain/reminder';
import { PREPARED, users } from '@fm/domain/user';
import * as v from 'valibot';
import { defineCommand } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { Unit } from '../unit';
import { usersWithEmail } from './save-user';

/** Reminders that go over to the login: more than anybody gives to somebody who has never signed in. */
const MOST_REMINDERS = 200;

/** Reminders that were given to a login. */
export const remindersOf = (loginId: string): DocumentQuery => ({
  path: reminders.path,
  filters: [['ownerRef.id', '==', loginId]],
  orders: [],
  limit: MOST_REMINDERS,
});

/**
 * Gives the user record that was prepared for an e-mail address to the identity that has confirmed the address, with
 * what names the record: the employee and reminders. Refused to whom has a record already, also a disabled one.
 */
export const bindPrepared = defineCommand({
  name: 'users.bindPrepared',
  permission: undefined,
  isForNewcomers: true,
  input: v.object({}),
  async run(unit, _, { actor: { uid }, verifiedEmail }) {
    if (verifiedEmail === undefined || (await unit.find(users, uid))) throw new FailureSignal(refused);
    const [prepared, ...others] = await unit.list(users, usersWithEmail(verifiedEmail));
    if (!prepared) throw new FailureSignal(missing);
    if (others.length > 0 || !prepared.id.startsWith(PREPARED) || prepared.disabled || prepared.trashed)
      throw new FailureSignal(refused);
    const { email, role, name, employeeId, locale, timezone, theme } = prepared;
    await unit.create(users, uid, { email, role, name, employeeId, locale, timezone, theme });
    await unit.purgeAlong(users, prepared.id, []);
    await giveOver(unit, prepared.id, uid, employeeId);
    return null;
  },
});

/** Lets what named the prepared record name the login. */
async function giveOver(
  unit: Unit,
  from: string,
  uid: string,
  employeeId: string | undefined,
): Promise<void> {
  const person = employeeId === undefined ? undefined : await unit.find(employees, employeeId);
  if (person && person.userId !== undefined && person.userId !== from)
    throw new FailureSignal(
      invalid(`${person.displayName} has another login already. Ask an administrator.`),
    );
  if (person) await unit.change(employees, person.id, () => ({ ok: true, patch: { userId: uid } }));
  const { path: _, ...query } = remindersOf(from);
  for (const { id, ownerRef } of await unit.list(reminders, query))
    await unit.change(reminders, id, () => ({
      ok: true,
      follows: true,
      patch: { ownerRef: { ...ownerRef, id: uid } },
    }));
}
