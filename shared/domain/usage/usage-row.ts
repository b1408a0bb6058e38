import * as v from 'valibot';

/** What is counted: a screen that was opened, a command that was sent, something that broke, and where in the code. */
export const USAGE_KINDS = ['screen', 'action', 'failure', 'place'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/**
 * What can break: an area that does not load, one that crashes, any other error nobody caught, and what the page's own
 * policy for contents refused.
 */
export const USAGE_FAILURES = ['load', 'crash', 'error', 'policy'] as const;
export type UsageFailure = (typeof USAGE_FAILURES)[number];

/** Ends of the buckets of durations, in milliseconds; the last bucket has none. */
export const DURATION_ENDS_MS = [100, 300, 1_000, 3_000] as const;

/** What took longer than this is called slow, in milliseconds: the end of one of the buckets. */
export const SLOW_MS = 1_000;

/** How many rows a page sends at once. */
export const MOST_SENT_ROWS = 100;
/** How often a page says at once that something happened. */
export const MOST_TIMES = 200;

/**
 * A screen as the routes name it: `/customers/:id/history`. Fixed parts are words without digits and capitals, so that
 * neither an id nor a name nor what somebody searched for fits.
 */
const SCREEN = /^\/$|^(?:\/(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|:[a-zA-Z]{1,20}|\*)){1,6}$/;

/** Whether a text is the pattern of a screen, and no address of a record. */
export const isScreenPattern = (text: string): boolean => SCREEN.test(text);

/** What broke, and the place in a script as it was built: `TypeError at 472.0abc1234.js:1:4711`. No message fits. */
const PLACE = /^([A-Z][A-Za-z]{0,39}) at ((?:[a-z0-9_-]+\.){1,3}js:\d{1,7}:\d{1,8})$/i;

/** The kind of error, and the place; undefined where a text names none. */
export function brokenAt(text: string): { readonly error: string; readonly script: string } | undefined {
  const [, error, script] = PLACE.exec(text) ?? [];
  return error && script ? { error, script } : undefined;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Of a released build: a hash. A developer's build in its place has none. */
const build = v.pipe(v.string(), v.regex(/^(?:dev|override|[0-9a-f]{6,40})$/));

/** How often something happened within one build of one area. */
export const usageRowSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(USAGE_KINDS),
    /** A screen's pattern, a command's name, what broke, or where. */
    name: v.pipe(v.string(), v.maxLength(120)),
    /** The area on screen at that moment; `host` for the host's own screens. */
    area: v.pipe(v.string(), v.regex(/^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/)),
    /** The build of the area. */
    build,
    /** The build of the host around it. */
    host: build,
    done: count,
    /** Refused with a reason that the person can act on. */
    refused: count,
    failed: count,
    /** How often it took how long, by `DURATION_ENDS_MS`; what was not measured is in none. */
    took: v.strictTuple([count, count, count, count, count]),
  }),
  v.check(({ kind, name }) => kind !== 'screen' || isScreenPattern(name), 'A screen is named by its route.'),
  v.check(
    ({ kind, name }) => kind !== 'failure' || USAGE_FAILURES.some((failure) => failure === name),
    'A failure has one of the known names.',
  ),
  v.check(({ kind, name }) => kind !== 'place' || brokenAt(name) !== undefined, 'A place is in a script.'),
);
export type UsageRow = v.InferOutput<typeof usageRowSchema>;

/** What a row counts, without its counts. */
export type UsageSubject = Pick<UsageRow, 'kind' | 'name' | 'area' | 'build' | 'host'>;

export const NO_TIMES = { done: 0, refused: 0, failed: 0, took: [0, 0, 0, 0, 0] } as const satisfies Omit<
  UsageRow,
  keyof UsageSubject
>;

/** How often a row's subject was there. */
export const timesOf = ({ done, refused, failed }: Pick<UsageRow, 'done' | 'refused' | 'failed'>): number =>
  done + refused + failed;

/** The bucket of a duration in milliseconds. */
export function bucketOf(ms: number): number {
  const bucket = DURATION_ENDS_MS.findIndex((end) => ms < end);
  return bucket < 0 ? DURATION_ENDS_MS.length : bucket;
}
