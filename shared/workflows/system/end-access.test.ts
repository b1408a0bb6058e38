import { MemoryDatabase } from '../testing';
import { endAccessOfLeavers } from './index';

const now = new Date('2026-11-20T01:15:00Z');

/** A company of somebody who works here, and somebody whose last day was, or will be. */
function company(endDate: string, role = 'office') {
  const database = new MemoryDatabase(() => now);
  const person = (id: string, over: object) =>
    database.put(`employees/${id}`, {
      firstName: id,
      lastName: 'Roth',
      displayName: `${id} Roth`,
      status: 'active',
      startDate: '2020-01-01',
      trashed: false,
      rev: 1,
      ...over,
    });
  const login = (id: string, over: object) =>
    database.put(`users/${id}`, {
      email: `${id}@x.example`,
      name: `${id} Roth`,
      role: 'office',
      employeeId: id,
      trashed: false,
      rev: 1,
      ...over,
    });
  person('Ida', {});
  login('Ida', {});
  person('Max', { endDate });
  login('Max', { role });
  return { database, isShut: (id: string) => database.at(`users/${id}`)?.disabled === true };
}

it('ends the access of who has left, once, and of nobody else', async () => {
  const { database, isShut } = company('2026-11-19');
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: { users: 1 }, failures: [] });
  expect([isShut('Max'), isShut('Ida')]).toEqual([true, false]);
  expect(database.all('usersEvents')[0]?.data).toMatchObject({
    note: 'Max Roth has left',
    source: 'function',
  });
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: {}, failures: [] });
});

it('lets work until the end of the last day', async () => {
  const { database, isShut } = company('2026-11-20');
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: {}, failures: [] });
  expect(isShut('Max')).toBe(false);
});

it('locks the only administrator out of nothing, and says what to do', async () => {
  const { database, isShut } = company('2026-11-01', 'admin');
  const { failures } = await endAccessOfLeavers(database, now);
  expect(failures).toEqual([expect.stringContaining('Max Roth has left and is the only administrator')]);
  expect(isShut('Max')).toBe(false);

  database.put('users/Ida', { ...database.at('users/Ida'), role: 'admin' });
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: { users: 1 }, failures: [] });
  expect(isShut('Max')).toBe(true);
});

it('looks at all logins, however many there are', async () => {
  const { database } = company('2026-11-19');
  for (let n = 0; n < 120; n += 1)
    database.put(`users/u${n}`, {
      ...database.at('users/Max'),
      email: `a${String(n).padStart(3, '0')}@x.example`,
    });
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: { users: 121 }, failures: [] });
});

it('takes an invitation back that who has left never took', async () => {
  const { database } = company('2026-11-19');
  database.put('users/prepared-max', { ...database.at('users/Max'), email: 'max.roth@x.example' });
  const fields = { nameLower: 'roth max', jobTitle: 'Technician', team: 'Technical', employmentType: 'full' };
  database.put('employees/Max', { ...database.at('employees/Max'), ...fields, userId: 'prepared-max' });
  expect(await endAccessOfLeavers(database, now)).toEqual({ counts: { users: 2 }, failures: [] });
  expect(database.at('users/prepared-max')).toBeUndefined();
  expect(database.at('employees/Max')).not.toHaveProperty('userId');
  expect(database.all('usersEvents').map(({ data }) => data.kind)).toContain('purged');
});
