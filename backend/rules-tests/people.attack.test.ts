/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  type Absence,
  type Certificate,
  type Employee,
  employees,
  FULL_WEEK,
  MOST_NEW_ABSENCES,
  MOST_NEW_CERTIFICATES,
  officeWeek,
  PRIVATE_ID,
  type WeekHours,
} from '@fm/domain/employee';
import { historyPath } from '@fm/domain/event';
import { users } from '@fm/domain/user';
import { WORK_ORDER_TYPES } from '@fm/domain/work-order';
import type { Arena } from './arena';
import { repel, sharedArena } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing } from './documents';
import { emailOf, PEOPLE, type Person, USERS } from './people';
import { EMPLOYEE, EMPLOYEE_PRIVATE, TASK } from './samples';

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

const { kind: hr, values: details, edit } = EMPLOYEE_PRIVATE;
const known = existing(details, { id: PRIVATE_ID });
const kept = { [`${hr.path}/${PRIVATE_ID}`]: documentOf(known) };
const written = creation(hr, PEOPLE.office, PRIVATE_ID, details);
const entryPath = `${historyPath(hr)}/event-${PRIVATE_ID}`;

repel('private data of employees', [
  {
    name: 'are written by a manager',
    by: 'manager',
    twin: 'office',
    attack: creation(hr, PEOPLE.manager, PRIVATE_ID, details),
    honest: written,
  },
  {
    name: 'are changed by a manager',
    by: 'manager',
    twin: 'office',
    stored: kept,
    attack: change(hr, PEOPLE.manager, known, edit),
    honest: change(hr, PEOPLE.office, known, edit),
  },
  {
    name: 'are written elsewhere',
    by: 'office',
    attack: creation(hr, PEOPLE.office, 'more', details),
    honest: written,
  },
  {
    name: 'are told where everybody reads',
    by: 'office',
    attack: {
      [`${hr.path}/${PRIVATE_ID}`]: written[`${hr.path}/${PRIVATE_ID}`],
      [`events/event-${PRIVATE_ID}`]: written[entryPath],
    },
    honest: written,
  },
  {
    name: 'are told twice, once where everybody reads',
    by: 'office',
    attack: { ...written, 'events/leak': written[entryPath] },
    honest: written,
  },
  {
    name: 'are told of by a manager who changed nothing',
    by: 'manager',
    twin: 'office',
    attack: { [entryPath]: creation(hr, PEOPLE.manager, PRIVATE_ID, details)[entryPath] },
    honest: written,
  },
  {
    name: 'are changed without a word',
    by: 'office',
    stored: kept,
    attack: { [`${hr.path}/${PRIVATE_ID}`]: Object.values(change(hr, PEOPLE.office, known, edit))[0] },
    honest: change(hr, PEOPLE.office, known, edit),
  },
  ...Object.entries(details).map(([field, value]) => ({
    name: `get into the record that everybody reads: ${field}`,
    by: 'office' as const,
    stored: { 'employees/r1': documentOf(existing(EMPLOYEE.values)) },
    attack: change(employees, PEOPLE.office, existing(EMPLOYEE.values), { [field]: value }),
    honest: change(employees, PEOPLE.office, existing(EMPLOYEE.values), EMPLOYEE.edit),
  })),
]);

const person = documentOf(existing(EMPLOYEE.values));
const changedTo = (fields: Partial<Employee>) =>
  change(employees, PEOPLE.office, existing(EMPLOYEE.values), fields);
const absent = (from: string, to = from, kind = 'sick') => ({ from, to, kind }) as Absence;
const decemberDays = (count: number) =>
  Array.from({ length: count }, (_, n) => absent(`2027-12-${String(n + 10)}`));
const LONG_DAY = [
  { fromMin: 0, toMin: 720 },
  { fromMin: 720, toMin: 1440 },
];
const FULLEST_WEEK: WeekHours = { ...officeWeek(LONG_DAY), sat: LONG_DAY, sun: LONG_DAY };
const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  name: 'Lift attendant',
  no: 'LA-1',
  issuedOn: '2025-01-01',
  expiresOn: '2028-01-01',
  status: 'valid',
  types: [...WORK_ORDER_TYPES],
  order: 0,
  ...over,
});
const certified = (over: Partial<Certificate>) => ({ certificates: { a: certificate(over) } });
const certificates = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`certificate-${n}`, certificate({ no: `LA-${n}`, order: n })]),
  );
const monday = (...mon: unknown[]) => ({ weekHours: { ...FULL_WEEK, mon } as WeekHours });

repel(
  'absences, certificates and hours of employees',
  (
    [
      ['end before they begin', { absences: [absent('2026-12-04', '2026-12-01')] }],
      ['have no such kind', { absences: [absent('2026-12-04', '2026-12-04', 'strike')] }],
      ['begin on no day', { absences: [absent('soon')] }],
      ['say more than they should', { absences: [{ ...absent('2026-12-04'), note: 'Flu' } as Absence] }],
      [
        'hide a bad one behind good ones',
        { absences: [...decemberDays(MOST_NEW_ABSENCES - 1), absent('2026-12-04', '')] },
      ],
      ['are too many at once', { absences: decemberDays(MOST_NEW_ABSENCES + 1) }],
      ['share one text between two days', { absences: [absent('20', '27-12-01 2027-12-02')] }],
      ['are no list', { absences: {} as Absence[] }],
      ['are certificates with another status', certified({ status: 'forged' as 'valid' })],
      ['are certificates without a day of issue', certified({ issuedOn: 'long ago' })],
      ['are certificates for work that nobody does', certified({ types: ['surgery' as 'cleaning'] })],
      ['are certificates for work named twice', certified({ types: ['cleaning,cleaning' as 'cleaning'] })],
      ['are certificates with a text in two lines', certified({ no: 'LA\n1' })],
      ['are certificates that say more than they should', certified({ grade: 1 } as Partial<Certificate>)],
      [
        'hide a bad certificate behind good ones',
        { certificates: { ...certificates(MOST_NEW_CERTIFICATES - 1), z: certificate({ name: '' }) } },
      ],
      ['are too many certificates at once', { certificates: certificates(MOST_NEW_CERTIFICATES + 1) }],
      ['lack a day of the week', { weekHours: { mon: [] } as unknown as WeekHours }],
      ['end before they start', monday({ fromMin: 700, toMin: 600 })],
      ['reach beyond the day', monday({ fromMin: 700, toMin: 1441 })],
      ['overlap', monday({ fromMin: 480, toMin: 720 }, { fromMin: 700, toMin: 900 })],
      ['have a third span', monday(...[0, 2, 4].map((at) => ({ fromMin: at, toMin: at + 1 })))],
      ['are texts', monday('08:00')],
    ] as const
  ).map(([name, fields]) => ({
    name,
    by: 'office' as const,
    stored: { 'employees/r1': person },
    attack: changedTo(fields as Partial<Employee>),
    honest: changedTo({
      // The most a rule has to look at: two spans on every day, and as many new absences as may come at once.
      weekHours: FULLEST_WEEK,
      absences: [...(EMPLOYEE.values.absences ?? []), ...decemberDays(MOST_NEW_ABSENCES)],
      certificates: { ...EMPLOYEE.values.certificates, ...certificates(MOST_NEW_CERTIFICATES) },
    }),
  })),
);

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
