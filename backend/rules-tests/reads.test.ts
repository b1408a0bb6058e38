/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import type { Arena } from './arena';
import { emailOf, PEOPLE, type Person } from './people';
import { PLACES, type Readers } from './places';
import { restCaller } from './rest-caller';
import { sharedArena } from './shared-arena';

/* Who reads what: each role, each collection. Outsiders have a test of their own. */

let arena: Arena;
beforeAll(async () => {
  arena = await sharedArena();
});

const READ: Readonly<Record<Readers, readonly Person[]>> = {
  everybody: ['admin', 'office', 'empty', 'manager', 'unknown'],
  staff: ['admin', 'office', 'empty'],
  owner: ['office'],
  nobody: [],
};

describe.each(PLACES)('$path/$id', ({ path, id, document, readers }) => {
  it(`is read by ${readers}`, async () => {
    await arena.reset({ [`${path}/${id}`]: document });
    for (const person of Object.keys(PEOPLE) as Person[]) {
      const verdict = READ[readers].includes(person) ? 'allowed' : 'denied';
      const caller = restCaller(arena.as(person));
      expect([person, await caller.get(`${path}/${id}`)]).toEqual([person, verdict]);
      const isListed = !['counters', 'savedViews'].includes(path) && !path.startsWith('users/');
      expect([person, await caller.list(path)]).toEqual([person, isListed ? verdict : 'denied']);
    }
  });
});

describe('logins', () => {
  it.each(Object.keys(PEOPLE) as Person[])(
    'of all are read by an administrator alone: %s',
    async (person) => {
      await arena.reset({});
      const caller = restCaller(arena.as(person));
      expect(await caller.list('users')).toBe(person === 'admin' ? 'allowed' : 'denied');
      for (const whose of (Object.keys(PEOPLE) as Person[]).filter((known) => known !== 'nobody')) {
        const verdict = whose === person || person === 'admin' ? 'allowed' : 'denied';
        expect([whose, await caller.get(`users/${PEOPLE[whose].uid}`)]).toEqual([whose, verdict]);
      }
    },
  );

  it.each(Object.keys(PEOPLE) as Person[])('are found by %s under the own address alone', async (person) => {
    await arena.reset({});
    const under = (of: Person) => where(person, 'users', 'email', { stringValue: emailOf(of) });
    expect(await under(person)).toBe(person === 'nobody' ? 403 : 200);
    const other = person === 'office' ? 'manager' : 'office';
    expect(await under(other)).toBe(person === 'admin' ? 200 : 403);
  });
});

it('a login prepared for an address is not read by a stranger who signed up with it (B16)', async () => {
  await arena.reset({ 'users/prepared': { email: emailOf('nobody'), role: 'admin', name: 'Nora Data' } });
  const caller = restCaller(arena.as('nobody'));
  expect(await where('nobody', 'users', 'email', { stringValue: emailOf('nobody') })).toBe(403);
  expect(await caller.get('users/prepared')).toBe('denied');
  expect(await where('office', 'users', 'email', { stringValue: emailOf('office') })).toBe(200);
});

describe('saved views', () => {
  const own = { stringValue: PEOPLE.office.uid };

  it.each(READ.everybody)('that are shared, and the own ones, are listed by %s', async (person) => {
    await arena.reset({ 'savedViews/v1': { ownerId: PEOPLE.office.uid, shared: false } });
    expect(await where(person, 'savedViews', 'shared', { booleanValue: true })).toBe(200);
    expect(await where(person, 'savedViews', 'ownerId', own)).toBe(person === 'office' ? 200 : 403);
  });

  it.each(['disabled', 'nobody'] as const)('are not listed by %s', async (person) => {
    expect(await where(person, 'savedViews', 'shared', { booleanValue: true })).toBe(403);
  });
});

/** What a bounded query with one condition is answered: its status. */
async function where(
  person: Person,
  collectionId: string,
  fieldPath: string,
  value: object,
): Promise<number> {
  const structuredQuery = {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } },
    limit: 5,
  };
  return (await arena.as(person).call('POST', ':runQuery', { structuredQuery })).status;
}
