import { employees } from '@fm/domain/employee';
import { profileFormSchema, THEMES, users } from '@fm/domain/user';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { FailureSignal, invalid } from '../failure';
import { nameProblem } from './login-name';

/**
 * Changes the actor's own name, which no other login and no employee has. Who is bound to an employee goes by the name
 * of that record. What was written before keeps the name it was written under.
 */
export const saveOwnName = defineCommand({
  name: 'users.saveOwnName',
  permission: undefined,
  input: v.pick(profileFormSchema, ['name']),
  async run(unit, { name }, { actor: { uid, employeeId } }) {
    const person = employeeId === undefined ? undefined : await unit.find(employees, employeeId);
    const problem = person
      ? name === person.displayName
        ? undefined
        : 'Your name comes from your employee record. Ask the office to change it there.'
      : await nameProblem(unit, name, { uid });
    if (problem) throw new FailureSignal(invalid(problem, { name: problem }));
    await unit.change(users, uid, () => ({ ok: true, patch: { name } }));
    return null;
  },
});

/** Whether the actor gets a mail each morning of what the day brings. */
export const saveDigest = defineCommand({
  name: 'users.saveDigest',
  permission: undefined,
  input: v.object({ digest: v.boolean() }),
  async run(unit, { digest }, { actor }) {
    await unit.change(users, actor.uid, () => ({ ok: true, patch: { digest: digest || undefined } }));
    return null;
  },
});

/** Keeps the theme with the actor's login. The last choice wins, wherever it was made. */
export const saveTheme = defineCommand({
  name: 'users.saveTheme',
  permission: undefined,
  input: v.object({ theme: v.picklist(THEMES) }),
  async run(unit, { theme }, { actor }) {
    await unit.change(users, actor.uid, () => ({ ok: true, patch: { theme } }));
    return null;
  },
});
