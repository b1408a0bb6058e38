import { tokensOf } from '@fm/domain/tokens';
import { type User, users } from '@fm/domain/user';
import { LOGINS, openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

/** A door whose logins are found by their names, and an employee without a login. */
function openWithNames() {
  const door = openTestDoor(now);
  for (const [uid, user] of Object.entries(LOGINS))
    door.database.put(`users/${uid}`, { ...user, trashed: false, rev: 1, tokens: users.tokens?.(user) });
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
    tokens: tokensOf(['Roth', 'Uma']),
    trashed: false,
    rev: 1,
  });
  return door;
}

describe("a person's own settings", () => {
  it.each(['Ana Adler', 'ANA  ADLER', 'Ána Ádler', 'Uma Roth', 'uma roth'])(
    'take no name of somebody else: %p',
    async (name) => {
      const { ask, database } = openWithNames();
      expect(await ask('empty', 'users.saveOwnName', { name })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', fields: { name: expect.stringContaining('Somebody else') } },
      });
      expect(database.at('users/empty')).toMatchObject({ name: 'Emil Otto', rev: 1 });
    },
  );

  it('take another name of one’s own, told in the history, once however often it is sent', async () => {
    const { ask, database } = openWithNames();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await ask('empty', 'users.saveOwnName', { name: 'Emil F. Otto' }, 'once')).ok).toBe(true);
    expect(database.at('users/empty')).toMatchObject({ name: 'Emil F. Otto', rev: 2 });
    expect(database.all('usersEvents')).toHaveLength(1);
  });

  it('take the name of the employee record where there is one', async () => {
    const { ask, database } = openWithNames();
    database.put('users/empty', { ...database.at('users/empty'), employeeId: 'uma' });
    expect(await ask('empty', 'users.saveOwnName', { name: 'Emil Meyer' })).toMatchObject({
      ok: false,
      failure: { fields: { name: expect.stringContaining('employee record') } },
    });
    expect((await ask('empty', 'users.saveOwnName', { name: 'Uma Roth' })).ok).toBe(true);
  });

  it.each(['admin', 'office', 'manager', 'empty'])('keep the theme of %s', async (uid) => {
    const { ask, database } = openWithNames();
    expect((await ask(uid, 'users.saveTheme', { theme: 'dark' })).ok).toBe(true);
    expect(database.at(`users/${uid}`)).toMatchObject({ theme: 'dark', role: LOGINS[uid]?.role });
    expect((await ask(uid, 'users.saveTheme', { theme: 'pink' as never })).ok).toBe(false);
  });

  it('are nothing of somebody who is locked out', async () => {
    const { ask } = openWithNames();
    expect(await ask('disabled', 'users.saveTheme', { theme: 'dark' })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });
});

describe('a login, for administrators', () => {
  const values = {
    email: 'Uma@x.example',
    role: 'office' as const,
    name: 'Whoever',
    employeeId: 'uma',
    disabled: false,
  };

  it('is bound to the employee, whose name it goes by', async () => {
    const { ask, database } = openWithNames();
    expect((await ask('admin', 'users.save', { id: 'u1', values, base: null })).ok).toBe(true);
    expect(database.at('users/u1')).toMatchObject({
      email: 'uma@x.example',
      name: 'Uma Roth',
      employeeId: 'uma',
    });
    expect(database.at('employees/uma')).toMatchObject({ userId: 'u1' });
    const base = database.at('users/u1') as User;
    const free = { ...values, name: 'Una Roth', employeeId: null };
    expect((await ask('admin', 'users.save', { id: 'u1', values: free, base })).ok).toBe(true);
    expect(database.at('employees/uma')).not.toHaveProperty('userId');
    expect(database.at('users/u1')).not.toHaveProperty('employeeId');
  });

  it('was bound to an employee by a form that knew nothing of the login that is there', async () => {
    const { ask, database } = openWithNames();
    const before = database.at('users/manager');
    const forged = { ...values, email: 'manager@x.example' };
    expect(await ask('admin', 'users.save', { id: 'manager', values: forged, base: null })).toMatchObject({
      failure: { kind: 'conflict' },
    });
    expect(database.at('employees/uma')).not.toHaveProperty('userId');
    expect(database.at('users/manager')).toEqual(before);
  });

  it.each(['office', 'manager', 'empty'])('is nothing that %s gives', async (uid) => {
    const { ask, database } = openWithNames();
    const answer = await ask(uid, 'users.save', { id: 'u1', values, base: null });
    expect(answer).toMatchObject({ failure: { kind: 'refused' } });
    expect(database.at('users/u1')).toBeUndefined();
  });

  it('is never that of another person, nor the address', async () => {
    const { ask } = openWithNames();
    await ask('admin', 'users.save', { id: 'u1', values, base: null });
    const second = { ...values, email: 'other@x.example' };
    expect(await ask('admin', 'users.save', { id: 'u2', values: second, base: null })).toMatchObject({
      failure: { fields: { 'values.employeeId': 'Uma Roth has another login already.' } },
    });
    const same = { ...values, employeeId: null };
    expect(await ask('admin', 'users.save', { id: 'u2', values: same, base: null })).toMatchObject({
      failure: { fields: { 'values.email': expect.stringContaining('already') } },
    });
  });

  it.each(['Manager', 'ADMIN', 'admin ', 'dispatcher'])('has no role %p', async (role) => {
    const { ask, database } = openWithNames();
    const wrong = { ...values, role: role as 'admin' };
    expect(await ask('admin', 'users.save', { id: 'u1', values: wrong, base: null })).toMatchObject({
      failure: { kind: 'invalid', fields: { 'values.role': expect.stringContaining('unknown') } },
    });
    expect(database.at('users/u1')).toBeUndefined();
  });

  it('with a role that is unknown changes nothing until an administrator corrects it', async () => {
    const { ask, database } = openWithNames();
    const damaged = { ...LOGINS.office, role: 'Manager', email: 'm@x.example', employeeId: undefined };
    database.put('users/odd', { ...damaged, trashed: false, rev: 1 });
    const task = { id: 't1', values: {} as never, base: null };
    expect(await ask('odd', 'tasks.save', task)).toMatchObject({ failure: { kind: 'refused' } });
    const view = { name: 'Mine', shared: true, isDefault: false };
    const kept = { id: 'v1', screen: '/tasks', query: '', fields: view };
    expect(await ask('odd', 'views.save', kept)).toMatchObject({ failure: { kind: 'refused' } });
    const corrected = { ...values, name: 'Olga Brandt', email: 'm@x.example', employeeId: null };
    const base = damaged as User;
    expect((await ask('admin', 'users.save', { id: 'odd', values: corrected, base })).ok).toBe(true);
    expect(database.at('users/odd')).toMatchObject({ role: 'office' });
  });

  it('of one’s own is changed by somebody else', async () => {
    const { ask, database } = openWithNames();
    const own = { ...values, employeeId: null, role: '' as const };
    expect((await ask('admin', 'users.save', { id: 'admin', values: own, base: null })).ok).toBe(false);
    expect(database.at('users/admin')).toMatchObject({ role: 'admin' });
  });
});
