import {
  ENOUGH_OPENINGS,
  openingsOf,
  type Quarter,
  quarterAt,
  releaseHealth,
  withOpenings,
} from './release-health';
import { NO_TIMES, type UsageRow } from './usage-row';

const NOW = new Date('2026-11-23T12:07:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const row = (change: Partial<UsageRow>): UsageRow => ({
  kind: 'screen',
  name: '/tasks',
  area: 'tasks',
  build: 'aaaaaaa',
  host: 'ffffff1',
  ...NO_TIMES,
  took: [0, 0, 0, 0, 0],
  ...change,
});
const broke = (name: string, failed: number, change: Partial<UsageRow> = {}) =>
  row({ kind: 'failure', name, failed, ...change });

describe('what a page tells of builds', () => {
  it('is what was opened, of the host too, and what broke in it', () => {
    expect(openingsOf([row({ done: 8 }), broke('crash', 2), broke('error', 1)])).toEqual([
      { area: 'tasks', build: 'aaaaaaa', opened: 8, failed: 3 },
      { area: 'host', build: 'ffffff1', opened: 8, failed: 0 },
    ]);
  });

  it('counts what did not load as an opening that failed', () => {
    expect(openingsOf([broke('load', 2)])).toEqual([
      { area: 'tasks', build: 'aaaaaaa', opened: 2, failed: 2 },
    ]);
  });

  it('counts a loop of errors as often as the page was opened', () => {
    expect(openingsOf([row({ done: 3 }), broke('error', 200)])[0]).toMatchObject({ opened: 3, failed: 3 });
    expect(openingsOf([broke('error', 200)])[0]).toMatchObject({ opened: 0, failed: 1 });
  });

  it('says nothing of a build that was never released, of commands, and of what the policy refused', () => {
    const rows = [
      row({ done: 3, build: 'override', host: 'dev' }),
      row({ kind: 'action', name: 'tasks.save', failed: 3 }),
      broke('policy', 5),
    ];
    expect(openingsOf(rows)).toEqual([]);
  });
});

describe('the health of a release', () => {
  const told = (quarters: readonly Quarter[], now: Date, opened: number, failed: number, isFirst = true) =>
    withOpenings(quarters, now, [{ area: 'tasks', build: 'aaaaaaa', opened, failed }], () => isFirst);
  const stateOf = (quarters: readonly Quarter[], now = NOW) => releaseHealth(quarters, now)[0]?.state;
  /** Two people, of whom each opened and met so much. */
  const two = (opened: number, failed: number) => told(told([], NOW, opened, failed), NOW, opened, failed);

  it.each([
    ['unknown', 'of fewer than twenty openings', ENOUGH_OPENINGS / 2 - 1, 5],
    ['well', 'at one failure of twenty', ENOUGH_OPENINGS, 1],
    ['failing', 'above it', ENOUGH_OPENINGS, 2],
  ] as const)('is %s %s', (state, _, opened, failed) => {
    expect(stateOf(two(opened, failed))).toBe(state);
  });

  it('is not spoiled by one person alone', () => {
    expect(stateOf(told(told([], NOW, 20, 20), NOW, 20, 20, false))).toBe('well');
  });

  it('goes by the running quarter of an hour and the one before', () => {
    const quarters = told(two(10, 2), later(15), 1, 0);
    expect(releaseHealth(quarters, later(15))).toEqual([
      { area: 'tasks', build: 'aaaaaaa', opened: 21, failed: 4, people: 2, state: 'failing' },
    ]);
    expect(releaseHealth(quarters, later(30))).toMatchObject([{ opened: 1, state: 'unknown' }]);
    expect(releaseHealth(quarters, later(45))).toEqual([]);
  });

  it('is kept for an hour', () => {
    const quarters = [0, 15, 30, 45, 60, 75].reduce<readonly Quarter[]>(
      (before, minutes) => told(before, later(minutes), 1, 0),
      [],
    );
    expect(quarters.map(({ startsAt }) => startsAt)).toEqual(
      [15, 30, 45, 60, 75].map((minutes) => quarterAt(later(minutes))),
    );
  });

  it('has room for a hundred builds', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      area: 'tasks',
      build: `${100_000 + at}`,
      opened: 1,
      failed: 0,
    }));
    const [quarter] = withOpenings([], NOW, many, () => true);
    expect(quarter?.builds).toHaveLength(100);
    expect(withOpenings([quarter as Quarter], NOW, many.slice(0, 1), () => true)[0]?.builds[0]).toMatchObject(
      {
        opened: 2,
      },
    );
  });
});
