import { mergeRows, NO_TIMES, reportOf, type UsageRow, usedBuilds, usedThings } from '.';

const row = (change: Partial<UsageRow>): UsageRow => ({
  kind: 'action',
  name: 'tasks.save',
  area: 'tasks',
  build: 'aaaaaa',
  host: 'ffffff',
  ...NO_TIMES,
  took: [0, 0, 0, 0, 0],
  ...change,
});
const day = (text: string, rows: readonly UsageRow[], left = 0) => ({ day: text, rows: [...rows], left });

describe('merging rows', () => {
  it('adds what is the same and keeps builds apart', () => {
    const { rows } = mergeRows(
      [
        row({ done: 2, took: [1, 0, 0, 0, 1] }),
        row({ failed: 1 }),
        row({ done: 3, took: [1, 0, 0, 0, 0] }),
        row({ build: 'bbbbbb', done: 1 }),
      ],
      10,
    );
    expect(rows).toEqual([
      row({ done: 5, failed: 1, took: [2, 0, 0, 0, 1] }),
      row({ build: 'bbbbbb', done: 1 }),
    ]);
  });

  it('has an end, and says what had no room', () => {
    const many = ['a', 'b', 'c'].map((name) => row({ kind: 'screen', name: `/${name}`, done: 1 }));
    expect(mergeRows([...many, ...many], 2)).toMatchObject({ rows: [{ done: 2 }, { done: 2 }], left: 2 });
  });
});

it('puts days together, with the first and the last one', () => {
  const report = reportOf([
    day('2026-11-20', [row({ done: 1 })], 3),
    day('2026-11-22', [row({ done: 4 })], 1),
  ]);
  expect(report).toEqual({
    rows: [{ row: row({ done: 5 }), first: '2026-11-20', last: '2026-11-22' }],
    left: 4,
  });
});

it('names screens by use, with the share that was slow', () => {
  const { rows } = reportOf([
    day('2026-11-20', [
      row({ kind: 'screen', name: '/tasks', done: 4, took: [1, 1, 0, 1, 1] }),
      row({ kind: 'screen', name: '/tasks', build: 'bbbbbb', done: 3 }),
      row({ kind: 'screen', name: '/tasks/form', done: 9 }),
      row({ done: 50 }),
    ]),
  ]);
  expect(usedThings(rows, 'screen')).toMatchObject([
    { name: '/tasks/form', times: 9, measured: 0, slow: 0 },
    { name: '/tasks', times: 7, measured: 4, slow: 2 },
  ]);
});

describe('builds of an area', () => {
  const two = (before: Partial<UsageRow>, now: Partial<UsageRow>) =>
    usedBuilds(
      reportOf([
        day('2026-11-20', [row(before)]),
        day('2026-11-21', [row({ build: 'bbbbbb', ...now }), row({ area: 'offers', done: 70 })]),
      ]).rows,
    ).map(({ area, build, trend }) => [area, build, trend]);

  it('says which one fails more than the one before, and nothing of another area', () => {
    expect(two({ done: 98, failed: 2 }, { done: 90, failed: 10 })).toEqual([
      ['offers', 'aaaaaa', undefined],
      ['tasks', 'bbbbbb', 'worse'],
      ['tasks', 'aaaaaa', undefined],
    ]);
  });

  it.each([
    ['better', { done: 90, failed: 10 }, { done: 99, failed: 1 }],
    ['same', { done: 98, failed: 2 }, { done: 97, failed: 3 }],
    ['same', { done: 100 }, { done: 99, failed: 1 }],
    [undefined, { done: 100 }, { done: 5, failed: 5 }],
  ])('calls it %s', (trend, before, now) => {
    expect(two(before, now)[1]).toEqual(['tasks', 'bbbbbb', trend]);
  });

  it('counts what broke as a failure and not as a use', () => {
    const rows = [row({ done: 60 }), row({ kind: 'failure', name: 'crash', failed: 2 })];
    expect(usedBuilds(reportOf([day('2026-11-20', rows)]).rows)).toMatchObject([{ times: 60, failed: 2 }]);
  });
});
