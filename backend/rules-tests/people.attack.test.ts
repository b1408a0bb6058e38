/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { users } from '@fm/domain/user';
import type { Arena } from './arena';
import { repel, sharedArena } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing } from './documents';
import { emailOf, PEOPLE, type Person, USERS } from './people';
import { TASK } from './samples';

const record = (person: Person, over: object = {}) => {
  const { uid } = PEOPLE[person];
  const user = USERS[uid];
  if (!user) throw new Error(`${person} has no record.`);
  return existing(user, { id: uid, ...over });
};
const stored: Documents = Object.fromEntries(
  (['admin', 'office', 'empty', 'manager', 'disabled'] as const).map((person) => [
    `users/${PEOPLE[person].uid}`,
    documentOf(record(person)),
  ]),
);
const own = (person: Person, patch: object) => change(users, PEOPLE[person], record(person), patch);
const others = (person: Person, of: Person, patch: object) =>
  change(users, PEOPLE[person], record(of), patch);

/** Somebody changes the own record beyond what is theirs; the name is. */
const selfish = (name: string, by: Person, patch: object) => ({
  name,
  by,
  stored,
  honest: own(by, { name: 'New Name' }),
  attack: own(by, patch),
});

repel('user records', [
  selfish('makes itself an administrator', 'office', { role: 'admin' }),
  selfish('makes itself an administrator', 'manager', { role: 'admin' }),
  selfish('makes itself an administrator', 'empty', { role: 'admin' }),
  selfish('leaves the managers', 'manager', { role: '' }),
  selfish('takes another address', 'office', { email: emailOf('admin') }),
  selfish('becomes another employee', 'manager', { employeeId: 'e-admin' }),
  selfish('drops its employee', 'manager', { employeeId: undefined }),
  selfish('locks itself', 'office', { disabled: true }),
  selfish('chooses a name of no length', 'office', { name: '' }),
  selfish('adds a field', 'office', { isAdmin: true }),
  {
    name: 'changes the own role',
    by: 'admin',
    stored,
    honest: others('admin', 'office', { role: 'manager' }),
    attack: own('admin', { role: 'office' }),
  },
  {
    name: 'locks itself',
    by: 'admin',
    stored,
    honest: others('admin', 'office', { disabled: true }),
    attack: own('admin', { disabled: true }),
  },
  {
    name: 'unlocks itself',
    by: 'disabled',
    stored,
    honest: others('admin', 'disabled', { disabled: false }),
    twin: 'admin',
    attack: own('disabled', { disabled: false }),
  },
  {
    name: "changes another's name",
    by: 'office',
    stored,
    honest: others('admin', 'manager', { name: 'Marek Nowak' }),
    twin: 'admin',
    attack: others('office', 'manager', { name: 'Marek Nowak' }),
  },
  {
    name: 'makes a manager an administrator',
    by: 'office',
    stored,
    honest: others('admin', 'manager', { role: 'admin' }),
    twin: 'admin',
    attack: others('office', 'manager', { role: 'admin' }),
  },
  {
    name: 'writes a record for itself',
    by: 'nobody',
    stored,
    honest: creation(users, PEOPLE.admin, PEOPLE.nobody.uid, {
      email: 'nobody@nordhaus.example',
      role: '',
      name: 'Nora Data',
    }),
    twin: 'admin',
    attack: creation(users, PEOPLE.nobody, PEOPLE.nobody.uid, {
      email: 'nobody@nordhaus.example',
      role: 'admin',
      name: 'Nora Data',
    }),
  },
  {
    name: 'creates a login',
    by: 'office',
    stored,
    honest: creation(users, PEOPLE.admin, 'u-new', {
      email: 'new@nordhaus.example',
      role: '',
      name: 'Nina New',
    }),
    twin: 'admin',
    attack: creation(users, PEOPLE.office, 'u-new', {
      email: 'new@nordhaus.example',
      role: '',
      name: 'Nina New',
    }),
  },
  {
    name: 'creates a login whose address sign-in would not find',
    by: 'admin',
    stored,
    honest: creation(users, PEOPLE.admin, 'u-new', {
      email: 'new@nordhaus.example',
      role: '',
      name: 'Nina New',
    }),
    attack: creation(users, PEOPLE.admin, 'u-new', {
      email: 'New@Nordhaus.example',
      role: '',
      name: 'Nina New',
    }),
  },
  {
    name: 'acts from the trash',
    by: 'office',
    stored: { ...stored, [`users/${PEOPLE.office.uid}`]: documentOf(record('office', { trashed: true })) },
    honest: creation(TASK.kind, PEOPLE.empty, 't1', TASK.values),
    twin: 'empty',
    attack: creation(TASK.kind, PEOPLE.office, 't1', TASK.values),
  },
  {
    name: 'deletes itself',
    by: 'admin',
    stored,
    honest: others('admin', 'office', { name: 'Olga Berg' }),
    attack: { [`users/${PEOPLE.admin.uid}`]: undefined },
  },
]);

describe('reading people', () => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await sharedArena();
    await arena.reset({ ...stored, 'employees/r1/private/hr': { notes: 'Secret.' } });
  });

  const where = (field: string, value: string) => ({
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
  });
  const search = (filter?: object, limit = 1) => ({
    structuredQuery: { from: [{ collectionId: 'users' }], ...(filter && { where: filter }), limit },
  });
  const ownAddress = where('email', emailOf('office'));

  it.each(['admin', 'office', 'empty', 'manager', 'disabled', 'nobody'] satisfies Person[])(
    '%s finds the record of the own address, which sign-in starts with',
    async (person) => {
      const found = await arena.as(person).call('POST', ':runQuery', search(where('email', emailOf(person))));
      expect(found.status).toBe(200);
    },
  );

  it.each([
    ['everybody', search()],
    ["another's address", search(where('email', emailOf('admin')))],
    ['by role', search(where('role', 'admin'))],
    [
      'the own address or any other',
      search({ compositeFilter: { op: 'OR', filters: [ownAddress, where('role', 'admin')] } }),
    ],
  ])('the office does not find %s', async (_, query) => {
    expect(await arena.as('office').call('POST', ':runQuery', query)).toMatchObject({ status: 403 });
    expect(await arena.as('admin').call('POST', ':runQuery', query)).toMatchObject({ status: 200 });
  });

  it('nobody counts the logins but an administrator', async () => {
    const count = {
      structuredAggregationQuery: {
        aggregations: [{ alias: 'n', count: {} }],
        structuredQuery: { from: [{ collectionId: 'users' }] },
      },
    };
    expect(await arena.as('office').call('POST', ':runAggregationQuery', count)).toMatchObject({
      status: 403,
    });
    expect(await arena.as('admin').call('POST', ':runAggregationQuery', count)).toMatchObject({
      status: 200,
    });
  });

  it.each(['office', 'empty', 'manager'] satisfies Person[])(
    "%s does not read another's record",
    async (person) => {
      const path = `/users/${PEOPLE.admin.uid}`;
      expect(await arena.as(person).call('GET', path)).toMatchObject({ status: 403 });
      expect(await arena.as('admin').call('GET', path)).toMatchObject({ status: 200 });
      expect(await arena.as(person).call('GET', `/users/${PEOPLE[person].uid}`)).toMatchObject({
        status: 200,
      });
    },
  );

  it.each([
    ['private data', 'private', 'hr'],
    ['history of private data', 'privateEvents', 'e1'],
  ])('a manager reads no %s, and does not list them', async (_, collectionId, id) => {
    await arena.reset({ [`employees/r1/${collectionId}/${id}`]: { notes: 'Secret.' } });
    const list = { structuredQuery: { from: [{ collectionId }], limit: 5 } };
    const group = { structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 5 } };
    const statuses = async (person: Person) => {
      const client = arena.as(person);
      const answers = [
        await client.call('GET', `/employees/r1/${collectionId}/${id}`),
        await client.call('POST', '/employees/r1:runQuery', list),
        await client.call('POST', ':runQuery', group),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses('manager')).toEqual([403, 403, 403]);
    // Nobody looks through the private data of all employees at once.
    for (const person of ['admin', 'office', 'empty'] as const)
      expect(await statuses(person)).toEqual([200, 200, 403]);
  });
});
