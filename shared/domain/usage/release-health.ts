import * as v from 'valibot';
import { type UsageRow, usageRowSchema } from './usage-row';

const QUARTER_MS = 15 * 60_000;
/** Quarters of an hour that are kept of a day: the running one, and those of the hour before it. */
const MOST_QUARTERS = 5;
/** Quarters that a build is judged by: the running one, which may have just begun, and the one before. */
const JUDGED_QUARTERS = 2;
/** Builds of a quarter at most: what is new beyond them is not judged. */
const MOST_BUILDS = 100;

/** With fewer openings nothing is said of a build. */
export const ENOUGH_OPENINGS = 20;
/** A build fails with more than this share of its openings. */
export const MOST_FAILING_SHARE = 0.05;
/** One person's browser, or one person's ill will, is no failing release. */
export const ENOUGH_PEOPLE = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const buildOpenings = v.object({
  area: usageRowSchema.entries.area,
  build: usageRowSchema.entries.build,
  /** Screens that were opened, or should have been. */
  opened: count,
  /** Openings in which something broke. */
  failed: count,
  /** How many people something broke for. */
  people: count,
});

/** How builds did in a quarter of an hour. */
export const quarterSchema = v.object({
  /** When it began, in milliseconds since 1970. */
  startsAt: v.number(),
  builds: v.array(buildOpenings),
});
export type Quarter = v.InferOutput<typeof quarterSchema>;

/** Openings of one build of an area, or of the host. */
export type BuildOpenings = v.InferOutput<typeof buildOpenings>;

/** How a build did in the last quarters of an hour. */
export const releaseHealthSchema = v.object({
  ...buildOpenings.entries,
  /** `unknown` while too few people opened too little. */
  state: v.picklist(['well', 'failing', 'unknown']),
});
export type ReleaseHealth = v.InferOutput<typeof releaseHealthSchema>;

/** When the quarter of an hour began that an instant lies in. */
export const quarterAt = (now: Date): number => Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;

/**
 * What one page's rows say of builds. A page that fails without end counts as often as it was opened: a loop of errors
 * is no hundred openings. What the browser's policy refused is left out, since extensions of browsers do that too.
 */
export function openingsOf(rows: readonly UsageRow[]): readonly Omit<BuildOpenings, 'people'>[] {
  const builds = new Map<string, { area: string; build: string; opened: number; failed: number }>();
  const at = (area: string, build: string) => {
    const key = `${area} ${build}`;
    const known = builds.get(key) ?? { area, build, opened: 0, failed: 0 };
    builds.set(key, known);
    return known;
  };
  for (const { kind, name, area, build, host, done, failed } of rows) {
    if (kind === 'screen') {
      at(area, build).opened += done;
      // Every screen stands in the host.
      if (area !== 'host') at('host', host).opened += done;
    }
    if (kind !== 'failure' || name === 'policy') continue;
    at(area, build).failed += failed;
    // What did not load is no screen that was opened, but should have been one.
    if (name === 'load') at(area, build).opened += failed;
  }
  return [...builds.values()]
    .filter(({ build }) => isReleased(build))
    .map((one) => ({ ...one, failed: Math.min(one.failed, Math.max(one.opened, 1)) }));
}

/** A developer's build in an area's place says nothing of a release. */
const isReleased = (build: string): boolean => build !== 'dev' && build !== 'override';

/**
 * The quarters with what a page told now; those that are over for an hour go. `isFirst` says whether a build has not
 * failed for this person in the quarter before.
 */
export function withOpenings(
  quarters: readonly Quarter[],
  now: Date,
  openings: readonly Omit<BuildOpenings, 'people'>[],
  isFirst: (area: string, build: string) => boolean,
): readonly Quarter[] {
  const startsAt = quarterAt(now);
  const builds = new Map(
    quarters
      .filter((quarter) => quarter.startsAt === startsAt)
      .flatMap((quarter) => quarter.builds.map((one) => [`${one.area} ${one.build}`, one])),
  );
  for (const { area, build, opened, failed } of openings) {
    const key = `${area} ${build}`;
    const known = builds.get(key) ?? { area, build, opened: 0, failed: 0, people: 0 };
    if (!builds.has(key) && builds.size >= MOST_BUILDS) continue;
    builds.set(key, {
      ...known,
      opened: known.opened + opened,
      failed: known.failed + failed,
      people: known.people + (failed > 0 && isFirst(area, build) ? 1 : 0),
    });
  }
  const since = startsAt - (MOST_QUARTERS - 1) * QUARTER_MS;
  const before = quarters.filter((quarter) => quarter.startsAt < startsAt && quarter.startsAt >= since);
  return [...before, { startsAt, builds: [...builds.values()] }];
}

/** How builds did in the last 15 to 30 minutes, by area. */
export function releaseHealth(quarters: readonly Quarter[], now: Date): readonly ReleaseHealth[] {
  const since = quarterAt(now) - (JUDGED_QUARTERS - 1) * QUARTER_MS;
  const builds = new Map<string, BuildOpenings>();
  for (const { startsAt, builds: some } of quarters) {
    if (startsAt < since) continue;
    for (const one of some) {
      const key = `${one.area} ${one.build}`;
      const known = builds.get(key);
      builds.set(
        key,
        known
          ? {
              ...known,
              opened: known.opened + one.opened,
              failed: known.failed + one.failed,
              // Who is in both quarters is one person.
              people: Math.max(known.people, one.people),
            }
          : one,
      );
    }
  }
  return [...builds.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => ({ ...one, state: stateOf(one) }));
}

function stateOf({ opened, failed, people }: BuildOpenings): ReleaseHealth['state'] {
  if (opened < ENOUGH_OPENINGS) return 'unknown';
  return failed > opened * MOST_FAILING_SHARE && people >= ENOUGH_PEOPLE ? 'failing' : 'well';
}
