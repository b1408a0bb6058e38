import * as v from 'valibot';
import { bucketOf, isScreenPattern, type UsageRow, usageRowSchema } from '.';

const row: UsageRow = {
  kind: 'screen',
  name: '/customers/:id/history',
  area: 'customers',
  build: '3f9c1e2',
  host: 'a1b2c3d4',
  done: 1,
  refused: 0,
  failed: 0,
  took: [0, 1, 0, 0, 0],
};
const fits = (change: object) => v.is(usageRowSchema, { ...row, ...change });

describe('a counted row', () => {
  it('takes screens by their routes, commands and failures', () => {
    expect(fits({})).toBe(true);
    expect(fits({ name: '/' })).toBe(true);
    expect(fits({ kind: 'action', name: 'tasks.save' })).toBe(true);
    expect(fits({ kind: 'failure', name: 'load', area: 'work-orders' })).toBe(true);
    expect(fits({ kind: 'place', name: 'TypeError at __federation_expose_module.effe1f44.js:1:4711' })).toBe(
      true,
    );
  });

  it.each([
    ['an id in an address', { name: '/customers/customer-01' }],
    ['an id of the database', { name: '/tasks/9XkQz2LmNopQrStUvWxY' }],
    ['a query', { name: '/tasks?q=meyer' }],
    ['what somebody typed', { name: '/customers/Frau Meyer' }],
    ['an e-mail address', { name: '/a@b.example' }],
    ['a failure in words', { kind: 'failure', name: 'Meyer is undefined' }],
    ['a message of an error', { kind: 'place', name: 'Meyer is undefined at 472.0abc1234.js:1:2' }],
    ['an address of a record as a place', { kind: 'place', name: 'Error at /customers/c1.js:1:2' }],
    ['a place without a line', { kind: 'place', name: 'TypeError at 472.0abc1234.js' }],
    ['an area that is a sentence', { area: 'Haus Nord' }],
    ['a build that is none', { build: 'olga' }],
    ['who it was', { uid: 'u1' }],
    ['a count below nothing', { done: -1 }],
    ['half a time', { done: 0.5 }],
    ['another number of durations', { took: [1] }],
  ])('refuses %s', (_, change) => {
    expect(fits(change)).toBe(false);
  });
});

it('knows the pattern of a screen from an address', () => {
  expect(['/', '/tasks/form', '/work-orders/:id/report', '/tasks/*'].every(isScreenPattern)).toBe(true);
  expect(['', 'tasks', '/tasks/', '/tasks/t1', '/tasks/form?id=t1'].some(isScreenPattern)).toBe(false);
});

it('sorts durations into buckets, the last one without an end', () => {
  expect([0, 99, 100, 999, 1_000, 2_999, 3_000, 60_000].map(bucketOf)).toEqual([0, 0, 1, 2, 3, 3, 4, 4]);
});
