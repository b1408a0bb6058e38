import { documentOf, existing } from './documents';
import { judge } from './judge';
import { PEOPLE, type Person, USERS } from './people';
import { PLACES } from './places';

/* Nobody writes past the commands, but for what is their own and concerns nobody else. */

const CALLERS = [...(Object.keys(PEOPLE) as Person[]), undefined] as const;
const may = (...asked: Parameters<typeof judge>) => judge(...asked).allowed;

describe.each(PLACES)('$path/$id', ({ path, id, document }) => {
  const at = `${path}/${id}`;
  const isOwnNote = at === `users/${PEOPLE.office.uid}/private/mentions`;

  it.each(CALLERS)('is not written by %s', (by) => {
    const isOwner = isOwnNote && by === 'office';
    expect(may(by, {}, { [at]: document })).toBe(isOwner);
    expect(may(by, { [at]: document }, { [at]: document })).toBe(isOwner);
    expect(may(by, {}, { [`${path}/another`]: document })).toBe(false);
    expect(may(by, { [at]: document }, { [at]: { ...document, name: 'Changed', rev: 2 } })).toBe(false);
    expect(may(by, { [at]: document }, { [at]: { ...document, trashed: true } })).toBe(false);
    expect(may(by, { [at]: { ...document, trashed: true } }, { [at]: undefined })).toBe(false);
    expect(may(by, { [at]: document }, { [at]: undefined })).toBe(false);
    expect(may(by, { [at]: document }, { [`${at}/deeper/x`]: document })).toBe(false);
  });

  it.each(CALLERS)('is not written by %s beside what is allowed', (by) => {
    if (by === undefined || isOwnNote) return;
    const own = `users/${PEOPLE[by].uid}`;
    expect(may(by, {}, { [at]: document, [own]: { ...USERS[PEOPLE[by].uid], theme: 'dark' } })).toBe(false);
  });
});

const path = (of: Person) => `users/${PEOPLE[of].uid}`;
const user = (of: Person) => USERS[PEOPLE[of].uid] ?? {};
const WITH_RECORD = ['admin', 'office', 'empty', 'manager', 'unknown'] as const;

describe('the own look', () => {
  it.each(WITH_RECORD)('is chosen by %s, for themselves alone', (by) => {
    expect(may(by, {}, { [path(by)]: { ...user(by), theme: 'dark' } })).toBe(true);
    const other = by === 'admin' ? 'office' : 'admin';
    expect(may(by, {}, { [path(other)]: { ...user(other), theme: 'dark' } })).toBe(false);
  });

  it('goes back to none', () => {
    const stored = { [path('office')]: { ...user('office'), theme: 'dark' } };
    expect(may('office', stored, { [path('office')]: user('office') })).toBe(true);
  });

  it.each(['disabled', 'nobody'] as const)('is not chosen by %s', (by) => {
    const theme = { ...user(by), theme: 'dark' };
    expect(may(by, {}, { [path(by)]: theme })).toBe(false);
  });

  it('is not chosen from the trash', () => {
    const trashed = documentOf(existing(user('office'), { trashed: true }));
    const stored = { [path('office')]: trashed };
    expect(may('office', stored, { [path('office')]: { ...trashed, theme: 'dark' } })).toBe(false);
  });

  it.each([{ theme: 'pink' }, { theme: 7 }, { theme: null }, { theme: { dark: true } }])(
    'is not %j',
    (over) => {
      expect(may('office', {}, { [path('office')]: { ...user('office'), ...over } })).toBe(false);
    },
  );

  it.each([
    { role: 'admin' },
    { email: 'admin@nordhaus.example' },
    { name: 'Ana Adler' },
    { employeeId: 'e-admin' },
    { disabled: false },
    { trashed: false },
    { rev: 2 },
    { createdBy: { uid: 'u-admin', name: 'Ana Adler' } },
    { anything: 1 },
  ])('brings along no %j', (over) => {
    for (const by of WITH_RECORD.filter((person) => person !== 'admin'))
      expect(may(by, {}, { [path(by)]: { ...user(by), theme: 'dark', ...over } })).toBe(false);
  });
});

describe('a login', () => {
  it.each(CALLERS)('is neither made nor taken away by %s', (by) => {
    const forged = { ...user('admin'), email: 'new@nordhaus.example' };
    expect(may(by, {}, { 'users/u-new': forged })).toBe(false);
    for (const of of Object.keys(PEOPLE) as Person[]) {
      expect(may(by, {}, { [path(of)]: undefined })).toBe(false);
      expect(may(by, {}, { [path(of)]: { ...user(of), role: 'admin', disabled: false } })).toBe(false);
    }
  });
});

describe('what somebody has seen', () => {
  const note = { seenUntil: new Date(0), seenIds: ['k1'] };
  const at = (of: Person) => `${path(of)}/private/mentions`;

  it.each(WITH_RECORD)('is noted by %s, for themselves alone', (by) => {
    expect(may(by, {}, { [at(by)]: note })).toBe(true);
    expect(may(by, { [at(by)]: note }, { [at(by)]: { ...note, seenIds: ['k1', 'k2'] } })).toBe(true);
    expect(may(by, {}, { [at(by === 'admin' ? 'office' : 'admin')]: note })).toBe(false);
    expect(may(by, { [at(by)]: note }, { [at(by)]: undefined })).toBe(false);
    expect(may(by, {}, { [`${path(by)}/private/other`]: note })).toBe(false);
  });

  it.each(['disabled', 'nobody', undefined] as const)('is not noted by %s', (by) => {
    expect(may(by, {}, { [at(by ?? 'office')]: note })).toBe(false);
  });

  it('ends at a hundred', () => {
    const many = (length: number) => ({ ...note, seenIds: Array.from({ length }, (_, n) => `k${n}`) });
    expect(may('office', {}, { [at('office')]: many(100) })).toBe(true);
    expect(may('office', {}, { [at('office')]: many(101) })).toBe(false);
  });

  it.each([
    { seenUntil: 'now' },
    { seenIds: 'k1' },
    { seenIds: ['x'.repeat(10_001)] },
    { seenIds: undefined },
    { more: 1 },
  ])('is not %j', (over) => {
    expect(may('office', {}, { [at('office')]: { ...note, ...over } })).toBe(false);
  });
});
