import { brokenPlaces, reportOf, type UsageRow, usedBuilds } from './index';

const NAME = 'TypeError at 472.0abc1234.js:1:4711';
const row = (change: Partial<UsageRow>): UsageRow => ({
  kind: 'place',
  name: NAME,
  area: 'tasks',
  build: 'aaaaaa',
  host: 'ffffff',
  done: 0,
  refused: 0,
  failed: 1,
  took: [0, 0, 0, 0, 0],
  ...change,
});
const counted = (rows: readonly UsageRow[]) =>
  reportOf([
    { day: '2026-11-20', rows: [...rows], left: 0 },
    { day: '2026-11-22', rows: [row({ host: 'eeeeee', failed: 3 })], left: 0 },
  ]).rows;

it('names where something broke, the most often first, in whichever host', () => {
  const other = row({ area: 'host', build: 'ffffff', name: 'Error at main.0abc1234.js:1:9' });
  expect(brokenPlaces(counted([row({}), other]))).toMatchObject([
    { error: 'TypeError', script: '472.0abc1234.js:1:4711', area: 'tasks', build: 'aaaaaa', times: 4 },
    { error: 'Error', script: 'main.0abc1234.js:1:9', area: 'host', times: 1, first: '2026-11-20' },
  ]);
});

it('tells from which to which day it broke there', () => {
  expect(brokenPlaces(counted([row({})]))).toMatchObject([{ first: '2026-11-20', last: '2026-11-22' }]);
});

it('is counted once: a build has failed as often as something broke in it', () => {
  const failure = row({ kind: 'failure', name: 'crash', failed: 1 });
  expect(usedBuilds(counted([row({}), failure]))).toMatchObject([{ area: 'tasks', times: 0, failed: 1 }]);
});
