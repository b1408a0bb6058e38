import type { Stored } from '@fm/domain/record';
import { isPrepared, type User, users } from '@fm/domain/user';
import * as v from 'valibot';
import { type CommandContext, defineCommand, recordId } from '../command';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { Unit } from '../unit';
import { bindEmployee } from './bind-employee';

const input = v.object({ id: recordId });

/** Sends the link to set a password once more; links sent before still work until their hour is over. */
export const invite = defineCommand({
  name: 'users.invite',
  permission: 'users:manage',
  input,
  async run(unit, { id }, { now }) {
    const { trashed, disabled } = await loginOf(unit, id);
    if (!isPrepared({ id }) || trashed || disabled) throw new FailureSignal(refused);
    await unit.change(users, id, () => ({ ok: true, patch: { invitedAt: now } }));
    return null;
  },
});

/** Ends all sessions of a login, on every device: who has it signs in again. */
export const endSessions = defineCommand({
  name: 'users.endSessions',
  permission: 'users:manage',
  input,
  async run(unit, { id }, { now }) {
    await loginOf(unit, id);
    await unit.change(users, id, () => ({ ok: true, patch: { signedOutAt: now } }));
    return null;
  },
});

/** Takes the second factor of somebody away who lost it: the password alone signs in until they switch one on again. */
export const resetSecondFactor = defineCommand({
  name: 'users.resetSecondFactor',
  permission: 'users:manage',
  input,
  async run(unit, { id }, context) {
    await othersLogin(unit, id, context);
    await unit.change(users, id, () => ({ ok: true, patch: { secondFactorResetAt: context.now } }));
    return null;
  },
});

/**
 * Takes a login away; the employee behind it may get another one. An invitation is gone with that, a login lies in the
 * trash: who had it is out at once.
 */
export const removeUser = defineCommand({
  name: 'users.remove',
  permission: 'users:manage',
  input,
  async run(unit, { id }, context) {
    const login = await othersLogin(unit, id, context);
    await bindEmployee(unit, id, login.employeeId, undefined);
    if (isPrepared({ id })) await unit.purgeAlong(users, id, []);
    else await unit.trash(users, id);
    return null;
  },
});

/** Brings a login back that was taken away, disabled: an administrator looks at it before anybody signs in with it. */
export const restoreUser = defineCommand({
  name: 'users.restore',
  permission: 'users:manage',
  input,
  async run(unit, { id }, context) {
    const { trashed } = await othersLogin(unit, id, context);
    if (!trashed) return null;
    await unit.restore(users, id);
    await unit.change(users, id, () => ({
      ok: true,
      follows: true,
      patch: { disabled: true, employeeId: undefined },
    }));
    return null;
  },
});

async function loginOf(unit: Unit, id: string): Promise<Stored<User>> {
  const login = await unit.find(users, id);
  if (!login) throw new FailureSignal(missing);
  return login;
}

/** The login of somebody else. Throws for the own one: an administrator cannot end up without one. */
async function othersLogin(unit: Unit, id: string, { actor }: CommandContext): Promise<Stored<User>> {
  refuseOwn(id, actor.uid);
  return loginOf(unit, id);
}

/** Throws where somebody is about to change the own access: so the last administrator cannot be locked out either. */
export function refuseOwn(id: string, own: string): void {
  if (id === own)
    throw new FailureSignal(invalid('Another administrator changes your own role, address or access.'));
}
