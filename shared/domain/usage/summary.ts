import { type CalendarDay, earlierDay, laterDay } from '../calendar-day';
import type { ReportedRow } from './usage-days';
import { bucketOf, SLOW_MS, timesOf, type UsageKind, type UsageRow } from './usage-row';

/** How a screen or a command did in a period, over all builds. */
export interface UsedThing extends Tally {
  readonly id: string;
  readonly name: string;
  readonly area: string;
}

/** How a build of an area did in a period. */
export interface UsedBuild extends Tally {
  readonly id: string;
  readonly area: string;
  readonly build: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** Against the build of the area before it; none where there is none, or too little to say. */
  readonly trend?: 'worse' | 'same' | 'better';
}

interface Tally {
  readonly times: number;
  readonly refused: number;
  readonly failed: number;
  /** How many were measured, and how many of these took longer than `SLOW_MS`. */
  readonly measured: number;
  readonly slow: number;
}

const NONE: Tally = { times: 0, refused: 0, failed: 0, measured: 0, slow: 0 };
const FIRST_SLOW = bucketOf(SLOW_MS);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const added = (tally: Tally, row: UsageRow): Tally => ({
  times: tally.times + (row.kind === 'failure' ? 0 : timesOf(row)),
  refused: tally.refused + row.refused,
  failed: tally.failed + row.failed,
  measured: tally.measured + sum(row.took),
  slow: tally.slow + sum(row.took.slice(FIRST_SLOW)),
});

/** The screens, or the commands, of a period, the most used first. */
export function usedThings(rows: readonly ReportedRow[], kind: UsageKind): readonly UsedThing[] {
  const things = new Map<string, UsedThing>();
  for (const { row } of rows) {
    if (row.kind !== kind) continue;
    const id = `${row.area} ${row.name}`;
    const known = things.get(id) ?? { id, name: row.name, area: row.area, ...NONE };
    things.set(id, { ...known, ...added(known, row) });
  }
  return [...things.values()].sort((a, b) => b.times - a.times || (a.id < b.id ? -1 : 1));
}

/** The builds of a period, each area's newest first. Screens, commands and what broke count together. */
export function usedBuilds(rows: readonly ReportedRow[]): readonly UsedBuild[] {
  const builds = new Map<string, UsedBuild>();
  for (const { row, first, last } of rows) {
    // What broke there is counted as a failure already.
    if (row.kind === 'place') continue;
    const id = `${row.area} ${row.build}`;
    const known = builds.get(id) ?? { id, area: row.area, build: row.build, first, last, ...NONE };
    builds.set(id, {
      ...known,
      ...added(known, row),
      first: earlierDay(first, known.first),
      last: laterDay(last, known.last),
    });
  }
  const sorted = [...builds.values()].sort(
    (a, b) =>
      compare(a.area, b.area) || compare(b.first, a.first) || compare(b.last, a.last) || compare(a.id, b.id),
  );
  return sorted.map((build, index) => {
    const before = sorted[index + 1];
    if (before?.area !== build.area) return build;
    const trend = trendOf(build, before);
    return trend ? { ...build, trend } : build;
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** With fewer uses than this nothing is said of a build: one failure would be many in a hundred. */
export const ENOUGH_TIMES = 50;
/** A share of failures counts as another one from this many times the share of the build before. */
const TWICE = 2;

/** Failures of a hundred uses; one that broke before anything was counted is a use as well. */
export const failureShare = ({ times, failed }: Pick<Tally, 'times' | 'failed'>): number =>
  failed / Math.max(times, failed, 1);

function trendOf(build: Tally, before: Tally): UsedBuild['trend'] {
  if (build.times < ENOUGH_TIMES || before.times < ENOUGH_TIMES) return undefined;
  const [now, then] = [failureShare(build), failureShare(before)];
  // A failure more than the build before would have had: one alone says nothing.
  if (now > then * TWICE && build.failed > 1) return 'worse';
  return then > now * TWICE && before.failed > 1 ? 'better' : 'same';
}
