import { MOST_SENT_ROWS, MOST_TIMES, type UsageRow } from '@fm/domain/usage';
import { MemoryDatabase } from '@fm/workflows/testing';
import { Throttle } from '../throttle';
import { FailedFor } from './failed-for';
import { takeUse } from './take-use';

const NOW = new Date('2026-11-23T12:00:00Z');
const row = (change: object = {}): UsageRow => ({
  kind: 'action',
  name: 'tasks.save',
  area: 'tasks',
  build: '3f9c1e2',
  host: 'a1b2c3d4',
  done: 2,
  refused: 1,
  failed: 0,
  took: [1, 1, 0, 0, 0],
  ...change,
});

let database: MemoryDatabase;
beforeEach(() => {
  database = new MemoryDatabase(() => NOW);
  database.put('users/olga', { email: 'o@x.example', name: 'Olga', role: 'office' });
  database.put('users/gone', { email: 'g@x.example', name: 'Gone', role: 'office', disabled: true });
});
const take = (sent: unknown, uid = 'olga') => takeUse(database, { uid, signedInAt: 1 }, sent, NOW);
const today = () => database.at('usageDays/2026-11-23');

it('adds counts of different people to the same day and stores nobody', async () => {
  database.put('users/marek', { email: 'm@x.example', name: 'Marek', role: 'manager' });
  expect(await take({ rows: [row()] })).toBeUndefined();
  expect(await take({ rows: [row(), row({ kind: 'screen', name: '/tasks' })] }, 'marek')).toBeUndefined();
  expect(today()).toEqual({
    day: '2026-11-23',
    rows: [row({ done: 4, refused: 2, took: [2, 2, 0, 0, 0] }), row({ kind: 'screen', name: '/tasks' })],
    left: 0,
    quarters: [
      {
        startsAt: NOW.getTime(),
        builds: [
          { area: 'tasks', build: '3f9c1e2', opened: 2, failed: 0, people: 0 },
          { area: 'host', build: 'a1b2c3d4', opened: 2, failed: 0, people: 0 },
        ],
      },
    ],
    expireAt: new Date('2027-01-22T12:00:00Z'),
  });
  expect(JSON.stringify(today())).not.toMatch(/olga|marek|office|manager/i);
});

it('counts openings, failures, and once each person that a build failed for', async () => {
  database.put('users/marek', { email: 'm@x.example', name: 'Marek', role: 'manager' });
  const rows = [
    row({ kind: 'screen', name: '/tasks', done: 4, refused: 0, took: [0, 0, 0, 0, 0] }),
    row({ kind: 'failure', name: 'crash', done: 0, refused: 0, failed: 1, took: [0, 0, 0, 0, 0] }),
  ];
  const failedFor = new FailedFor();
  for (const uid of ['olga', 'olga', 'marek'])
    await takeUse(database, { uid, signedInAt: 1 }, { rows }, NOW, failedFor.of(uid, NOW));
  expect(today()).toMatchObject({
    quarters: [
      {
        builds: [
          { area: 'tasks', opened: 12, failed: 3, people: 2 },
          { area: 'host', failed: 0, people: 0 },
        ],
      },
    ],
  });
});

it('leaves out a command that only a newer page has, and counts the rest', async () => {
  expect(await take({ rows: [row({ name: 'meyer.called' }), row({ build: 'override' })] })).toBeUndefined();
  expect(today()).toMatchObject({ rows: [row({ build: 'override' })] });
});

it.each([
  ['nothing', undefined],
  ['no rows', { rows: [] }],
  ['too many rows', { rows: Array.from({ length: MOST_SENT_ROWS + 1 }, () => row()) }],
  ['a command that there is not', { rows: [row({ name: 'meyer.called' })] }],
  ['an address with an id', { rows: [row({ kind: 'screen', name: '/tasks/t1' })] }],
  ['too many times', { rows: [row({ done: MOST_TIMES + 1 })] }],
  ['a row that counts nothing', { rows: [row({ done: 0, refused: 0, took: [0, 0, 0, 0, 0] })] }],
  ['more durations than times', { rows: [row({ took: [9, 9, 9, 9, 9] })] }],
  ['a field of its own', { rows: [row({ note: 'x' })] }],
])('refuses %s and stores nothing of it', async (_, sent) => {
  expect(await take(sent)).toBe('damaged');
  expect(today()).toBeUndefined();
});

it.each(['gone', 'nobody'])('refuses %s, whose identity alone grants nothing', async (uid) => {
  expect(await take({ rows: [row()] }, uid)).toBe('stranger');
  expect(today()).toBeUndefined();
});

it('lets nobody send without end', () => {
  const throttle = new Throttle({ most: 30, withinMs: 600_000 });
  const calls = Array.from({ length: 31 }, () => throttle.isTooOften('olga', 0));
  expect(calls.indexOf(true)).toBe(30);
  expect(throttle.isTooOften('marek', 0)).toBe(false);
  expect(throttle.isTooOften('olga', 600_000)).toBe(false);
});
