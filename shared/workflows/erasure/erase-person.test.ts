import { emptyEmployee } from '@fm/domain/employee';
import { type Erasure, withoutPerson } from '@fm/domain/erasure';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const CONTACT = 'customers/c1/contacts/k1';

async function withPeople(endDate: string) {
  const door = openTestDoor(now);
  const values = {
    ...emptyEmployee(),
    firstName: 'Uma',
    lastName: 'Roth',
    email: 'uma@nordhaus.example',
    phone: '+49 40 123456',
    jobTitle: 'Technician',
    startDate: '2025-01-01',
    notes: 'Likes tea.',
  };
  await door.ask('admin', 'employees.save', { id: 'uma', values, base: null, details: null });
  const login = { email: 'uma@nordhaus.example', role: 'office', name: 'Uma Roth', employeeId: 'uma' };
  door.database.put('users/u-uma', { ...login, trashed: false, rev: 1 });
  door.database.put('employees/uma', { ...door.database.at('employees/uma'), endDate, userId: 'u-uma' });
  door.database.put(CONTACT, {
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    name: 'Kai Thomsen',
    nameLower: 'kai thomsen',
    email: 'kai@elbe.example',
    primary: true,
    receives: { offers: true, reports: false, invoices: false },
    trashed: false,
    rev: 1,
  });
  return door;
}

describe('erasing an employee who has left', () => {
  it('takes out who they are, with private details and login, and leaves the rest to the night', async () => {
    const { ask, database } = await withPeople('2026-11-19');
    const answer = await ask('admin', 'employees.erase', { id: 'uma' });
    const { name } = (answer as { value: { name: string } }).value;
    expect(name).toMatch(/^Erased person [-\w]{1,6}$/);
    const record = database.at('employees/uma') as Record<string, unknown>;
    expect(record).toMatchObject({ displayName: name, jobTitle: 'Technician', startDate: '2025-01-01' });
    expect(JSON.stringify(record)).not.toMatch(/uma@|123456|Roth/i);
    expect(database.at('users/u-uma')).toBeUndefined();
    expect(database.at('employees/uma/private/hr')).toBeUndefined();
    const erasure = database.at('erasures/uma') as unknown as Erasure;
    expect(erasure).toEqual({
      token: name,
      ids: ['uma', 'u-uma'],
      texts: ['Uma Roth', 'uma@nordhaus.example', '+49 40 123456', 'Roth, Uma'],
    });
    const entries = database.all('events').filter(({ data }) => data.kind === 'erased');
    expect(entries).toMatchObject([{ data: { actor: { name: 'Ana Adler' }, entity: { id: 'uma' } } }]);

    // Once is enough, and does not take the token for a name.
    expect(await ask('admin', 'employees.erase', { id: 'uma' })).toMatchObject({ ok: false });

    // What the night makes of the history has nothing of them in it.
    const history = Object.entries(database.everything()).filter(([path]) => /[eE]vents\//.test(path));
    expect(JSON.stringify(history)).toContain('Uma');
    const after = history.map(([path, data]) => withoutPerson(path, data, erasure));
    expect(JSON.stringify(after)).not.toMatch(/"Uma|Roth|uma@|123456|tea/);
  });

  it.each([
    ['somebody who works here', '2026-11-20', 'admin', 'works here'],
    ['anybody for who is no administrator', '2026-11-19', 'office', ''],
    ['anybody for a manager', '2026-11-19', 'manager', ''],
  ])('is refused for %s, and nothing is changed', async (_, endDate, uid, message) => {
    const { ask, database } = await withPeople(endDate);
    const answer = await ask(uid, 'employees.erase', { id: 'uma' });
    expect(answer).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining(message) },
    });
    expect(database.at('employees/uma')).toMatchObject({ displayName: 'Uma Roth' });
    expect(database.at('users/u-uma')).toBeDefined();
    expect(database.all('erasures')).toEqual([]);
  });

  it('is nothing that administrators do to themselves', async () => {
    const { ask, database } = await withPeople('2026-11-19');
    database.put('employees/uma', { ...database.at('employees/uma'), userId: 'admin' });
    expect(await ask('admin', 'employees.erase', { id: 'uma' })).toMatchObject({ ok: false });
    expect(database.at('users/admin')).toBeDefined();
  });
});

it('takes who a contact is out of the record, and the record off the customer', async () => {
  const { ask, database } = await withPeople('2026-11-19');
  expect(await ask('office', 'contacts.erase', { id: 'k1', customerId: 'c1' })).toMatchObject({ ok: false });
  expect(await ask('admin', 'contacts.erase', { id: 'k1', customerId: 'c1' })).toMatchObject({ ok: true });
  expect(JSON.stringify(database.at(CONTACT))).not.toMatch(/kai/i);
  expect(database.at(CONTACT)).toMatchObject({ trashed: true });
  expect(database.at('erasures/k1')).toMatchObject({
    ids: ['k1'],
    texts: ['Kai Thomsen', 'kai@elbe.example'],
  });
});
