/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import type { Arena } from './arena';
import { NOW } from './now';
import { emailOf, PEOPLE, type Person, USERS } from './people';
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
  administrators: ['admin'],
  owner: ['office'],
  nobody: [],
};

/** Not listed as a whole by anybody: only what one asks for as one's own, or by its name. */
const isListed = (path: string) =>
  !['counters', 'savedViews', 'notifications'].includes(path) && !path.startsWith('users/');

describe.each(PLACES)('$path/$id', ({ path, id, document, readers, beside }) => {
  it(`is heard over the listen channel by ${isListed(path) ? readers : 'nobody'}`, async () => {
    await arena.reset({ ...beside, [`${path}/${id}`]: document });
    for (const person of ['office', 'manager', 'unknown'] as const) {
      const verdict = isListed(path) && READ[readers].includes(person) ? 'allowed' : 'denied';
      expect([person, await arena.sdk(person).listen(path)]).toEqual([person, verdict]);
    }
  });

  it(`is read by ${readers}`, async () => {
    await arena.reset({ ...beside, [`${path}/${id}`]: document });
    for (const person of Object.keys(PEOPLE) as Person[]) {
      const verdict = READ[readers].includes(person) ? 'allowed' : 'denied';
      const caller = restCaller(arena.as(person));
      expect([person, await caller.get(`${path}/${id}`)]).toEqual([person, verdict]);
      expect([person, await caller.list(path)]).toEqual([person, isListed(path) ? verdict : 'denied']);
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

describe('a session that an administrator ended', () => {
  const endedAt = async (seconds: number) => {
    const { uid } = PEOPLE.office;
    const signedOutAt = new Date(NOW.getTime() + seconds * 1000);
    await arena.reset({ [`users/${uid}`]: { ...USERS[uid], signedOutAt }, 'tasks/t1': { trashed: false } });
    return restCaller(arena.as('office'));
  };

  it('reads nothing more but the own record, though its token lasts', async () => {
    const caller = await endedAt(1);
    expect(await caller.get('tasks/t1')).toBe('denied');
    expect(await caller.get(`users/${PEOPLE.office.uid}`)).toBe('allowed');
  });

  it('is not one that began later', async () => {
    expect(await (await endedAt(-1)).get('tasks/t1')).toBe('allowed');
  });
});

describe('reminders', () => {
  const crew = { 'employees/e-manager': { team: 'Electrics' }, 'employees/e-unknown': {} };
  const reminderOf = (owner: string) => ({ text: 'Call', ownerRef: { id: owner, name: 'Somebody' } });
  const owned = (person: Person, owner: string) =>
    where(person, 'reminders', 'ownerRef.id', { stringValue: owner });

  it('of a manager, and of the own team, are read by him', async () => {
    const { uid } = PEOPLE.manager;
    const reminders = { 'reminders/own': reminderOf(uid), 'reminders/team': reminderOf('team:Electrics') };
    await arena.reset({ ...crew, ...reminders });
    const caller = restCaller(arena.as('manager'));
    for (const id of ['own', 'team']) expect(await caller.get(`reminders/${id}`)).toBe('allowed');
    for (const owner of [uid, 'team:Electrics']) expect(await owned('manager', owner)).toBe(200);
  });

  it.each(['manager', 'unknown'] as const)(
    'of others, and of other teams, are not read by %s',
    async (person) => {
      const others = {
        'reminders/other': reminderOf('u-office'),
        'reminders/team': reminderOf('team:Roofs'),
      };
      await arena.reset({ ...crew, ...others });
      const caller = restCaller(arena.as(person));
      for (const id of ['other', 'team']) expect(await caller.get(`reminders/${id}`)).toBe('denied');
      for (const owner of ['u-office', 'team:Roofs']) {
        expect(await owned(person, owner)).toBe(403);
        expect(await owned('office', owner)).toBe(200);
      }
    },
  );
});

it.each(READ.everybody)(
  'notifications are listed by %s where they are asked for as the own ones',
  async (person) => {
    await arena.reset({ 'notifications/n1': { uid: PEOPLE.office.uid } });
    const own = { stringValue: PEOPLE.office.uid };
    expect(await where(person, 'notifications', 'uid', own, 'at')).toBe(person === 'office' ? 200 : 403);
  },
);

describe('saved views', () => {
  const own = { stringValue: PEOPLE.office.uid };

  it.each(READ.everybody)('that are shared, and the own ones, are listed by %s', async (person) => {
    await arena.reset({ 'savedViews/v1': { ownerId: PEOPLE.office.uid, shared: false } });
    expect(await where(person, 'savedViews', 'shared', { booleanValue: true }, 'order')).toBe(200);
    expect(await where(person, 'savedViews', 'ownerId', own, 'order')).toBe(person === 'office' ? 200 : 403);
  });

  it.each(['disabled', 'nobody'] as const)('are not listed by %s', async (person) => {
    expect(await where(person, 'savedViews', 'shared', { booleanValue: true }, 'order')).toBe(403);
  });
});

/** What a bounded query with one condition is answered: its status. */
async function where(
  person: Person,
  collectionId: string,
  fieldPath: string,
  value: object,
  by?: string,
): Promise<number> {
  const direction = by === 'at' ? 'DESCENDING' : 'ASCENDING';
  const structuredQuery = {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } },
    ...(by !== undefined && { orderBy: [{ field: { fieldPath: by }, direction }] }),
    limit: 5,
  };
  return (await arena.as(person).call('POST', ':runQuery', { structuredQuery })).status;
}
