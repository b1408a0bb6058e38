import { PREPARED } from '@fm/domain/user';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const own = { failure: { message: 'Another administrator changes your own role, address or access.' } };
const values = {
  email: 'nora@x.example',
  name: 'Nora Neu',
  role: 'office',
  employeeId: null,
  disabled: false,
} as const;

/** A door with an employee that a login can be bound to. */
function open(signedIn = now) {
  const door = openTestDoor(now, {}, signedIn);
  door.database.put('employees/uma', {
    firstName: 'Uma',
    lastName: 'Roth',
    displayName: 'Uma Roth',
    nameLower: 'roth uma',
    jobTitle: 'Technician',
    team: 'Technical',
    employmentType: 'full',
    status: 'active',
    startDate: '2025-01-01',
    trashed: false,
    rev: 1,
  });
  return { ...door, at: (path: string) => door.database.at(path) };
}

describe('an invitation', () => {
  const id = `${PREPARED}1`;

  it('is asked for with the record that is prepared, for the address that was mended, and again', async () => {
    const { ask, at, database } = open();
    await ask('admin', 'users.save', { id, values, base: null });
    expect(at(`users/${id}`)).toMatchObject({ email: values.email, invitedAt: now });

    const base = { ...values, employeeId: undefined, invitedAt: undefined };
    database.put(`users/${id}`, { ...at(`users/${id}`), invitedAt: new Date(0) });
    await ask('admin', 'users.save', { id, values: { ...values, role: 'manager' }, base });
    expect(at(`users/${id}`)).toMatchObject({ role: 'manager', invitedAt: new Date(0) });
    expect(database.all('usersEvents').flatMap(({ data }) => data.changes)).toContainEqual({
      path: 'role',
      from: 'office',
      to: 'manager',
    });
    await ask('admin', 'users.save', { id, values: { ...values, email: 'n.neu@x.example' }, base });
    expect(at(`users/${id}`)).toMatchObject({ email: 'n.neu@x.example', invitedAt: now });

    database.put(`users/${id}`, { ...at(`users/${id}`), invitedAt: new Date(0) });
    expect(await ask('admin', 'users.invite', { id })).toMatchObject({ ok: true });
    expect(at(`users/${id}`)).toMatchObject({ invitedAt: now });
  });

  it('is withdrawn without a trace of the record, and the employee may be invited again', async () => {
    const { ask, at } = open();
    await ask('admin', 'users.save', { id, values: { ...values, employeeId: 'uma' }, base: null });
    expect(at('employees/uma')).toMatchObject({ userId: id });
    await ask('admin', 'users.remove', { id });
    expect(at(`users/${id}`)).toBeUndefined();
    expect(at('employees/uma')).not.toHaveProperty('userId');
  });

  it('is sent to nobody who has a login', async () => {
    const { ask } = open();
    expect(await ask('admin', 'users.invite', { id: 'office' })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(await ask('admin', 'users.invite', { id })).toMatchObject({ failure: { kind: 'missing' } });
  });
});

describe('the own access', () => {
  it.each(['users.remove', 'users.restore', 'users.resetSecondFactor'] as const)(
    'is not changed by oneself: %s',
    async (name) => {
      const { ask, at } = open();
      expect(await ask('admin', name, { id: 'admin' })).toMatchObject(own);
      expect(at('users/admin')).toMatchObject({ trashed: false });
    },
  );
});

describe('a login that is removed', () => {
  it('does nothing from then on, and comes back disabled', async () => {
    const { ask, at } = open();
    expect((await ask('office', 'users.saveTheme', { theme: 'dark' })).ok).toBe(true);
    await ask('admin', 'users.remove', { id: 'office' });
    expect(await ask('office', 'users.saveTheme', { theme: 'light' })).toMatchObject({ ok: false });
    await ask('admin', 'users.restore', { id: 'office' });
    expect(at('users/office')).toMatchObject({ trashed: false, disabled: true });
    expect(await ask('office', 'users.saveTheme', { theme: 'light' })).toMatchObject({ ok: false });
  });
});

describe('a second factor that is taken away', () => {
  it('is remembered with its time, also when the login is saved from an older form', async () => {
    const { ask, at } = open();
    expect((await ask('admin', 'users.resetSecondFactor', { id: 'office' })).ok).toBe(true);
    expect(at('users/office')).toMatchObject({ secondFactorResetAt: now });
    const { name, email, role } = at('users/office') as typeof values;
    const form = { name, email, role, employeeId: null, disabled: false };
    const base = { ...form, employeeId: undefined };
    const saved = await ask('admin', 'users.save', {
      id: 'office',
      values: { ...form, role: 'manager' },
      base,
    });
    expect(saved.ok).toBe(true);
    expect(at('users/office')).toMatchObject({ role: 'manager', secondFactorResetAt: now });
  });
});

describe('sessions that are ended', () => {
  it('change nothing more, though their tokens last', async () => {
    const before = open(new Date(now.getTime() - 60_000));
    await before.ask('admin', 'users.endSessions', { id: 'office' });
    expect(before.at('users/office')).toMatchObject({ signedOutAt: now });
    expect(await before.ask('office', 'users.saveTheme', { theme: 'dark' })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });

  it('are not those that begin afterwards', async () => {
    const { ask } = open();
    await ask('admin', 'users.endSessions', { id: 'office' });
    expect((await ask('office', 'users.saveTheme', { theme: 'dark' })).ok).toBe(true);
  });
});
