import * as v from 'valibot';
import { addDays, dayIn } from '../calendar-day';
import { instantAt, isTimeOfDay, timeIn } from '../instant';
import { defineKind, type RecordKind } from '../record';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification';

/** How far news of one kind go to reach somebody: each but `off` is in the list of the bell, too. */
export const REACHES = ['off', 'app', 'push', 'mail', 'all'] as const;
export type Reach = (typeof REACHES)[number];

export const REACH_LABELS: Readonly<Record<Reach, string>> = {
  off: 'Off',
  app: 'In the app',
  push: 'In the app and by push',
  mail: 'In the app and by mail',
  all: 'In the app, by push and by mail',
};

/** Of a kind that somebody said nothing about. Devices are pushed to only once their person turned it on there. */
const DEFAULT_REACH: Reach = 'push';

const time = v.pipe(v.string(), v.check(isTimeOfDay, 'Enter a time, such as 18:00.'));

/** What somebody wants to be told of, and when nothing is to ring. */
export const newsPreferencesSchema = v.object({
  /** By kind; one that is left out goes as far as for everybody. */
  reaches: v.record(v.picklist(NOTIFICATION_KINDS), v.picklist(REACHES)),
  /** By the company's clock; over midnight where `until` is the earlier one. */
  quiet: v.optional(v.object({ from: time, until: time })),
});
export type NewsPreferences = v.InferOutput<typeof newsPreferencesSchema>;
export type QuietHours = NonNullable<NewsPreferences['quiet']>;

/** Id of the document in a login's private collection that holds its preferences. */
export const NEWS_PREFERENCES_ID = 'news';

export const newsPreferencesPath = (uid: string): string => `users/${uid}/private/${NEWS_PREFERENCES_ID}`;

/** Kept with the login, and read by nobody else. */
export const newsPreferencesOf = (uid: string): RecordKind<NewsPreferences> =>
  defineKind<NewsPreferences>({
    path: `users/${uid}/private`,
    type: 'newsPreferences',
    called: { one: 'news preferences', many: 'news preferences' },
    isPrivate: true,
    schema: newsPreferencesSchema,
    fields: { reaches: 'Reaches', quiet: 'Quiet hours' },
    label: () => 'News',
  });

const NONE: NewsPreferences = { reaches: {} };

/** The preferences in a document as it was read; those of nobody in particular where it is missing or damaged. */
export function preferencesFrom(data: unknown): NewsPreferences {
  const parsed = v.safeParse(newsPreferencesSchema, data);
  return parsed.success ? parsed.output : NONE;
}

export const reachOf = ({ reaches }: NewsPreferences, kind: NotificationKind): Reach =>
  reaches[kind] ?? DEFAULT_REACH;

/** Whether somebody wants mails of a kind of news. */
export const isMailed = (preferences: NewsPreferences, kind: NotificationKind): boolean =>
  ['mail', 'all'].includes(reachOf(preferences, kind));

/** Mails wait so long for more of the same, in milliseconds. */
const GATHERED_MS = 300_000;

/** Ways in which one piece of news goes to somebody. */
export interface Channels {
  readonly app: boolean;
  readonly push: boolean;
  /** When a mail is to tell of it, with whatever else there is by then; null for no mail. */
  readonly mailAt: Date | null;
}

/** Where news go at an instant. In quiet hours nothing rings, and mails wait for their end. */
export function channelsFor(
  kind: NotificationKind,
  preferences: NewsPreferences,
  now: Date,
  timezone: string,
): Channels {
  const reach = reachOf(preferences, kind);
  const quiet = preferences.quiet && endOfQuiet(preferences.quiet, now, timezone);
  return {
    app: reach !== 'off',
    push: (reach === 'push' || reach === 'all') && !quiet,
    mailAt: isMailed(preferences, kind) ? (quiet ?? new Date(now.getTime() + GATHERED_MS)) : null,
  };
}

/** Whether nothing is to ring at an instant. */
export const isQuiet = ({ quiet }: NewsPreferences, now: Date, timezone: string): boolean =>
  quiet !== undefined && endOfQuiet(quiet, now, timezone) !== undefined;

/** When the quiet hours end that an instant lies in; undefined outside of them. */
function endOfQuiet({ from, until }: QuietHours, now: Date, timezone: string): Date | undefined {
  const clock = timeIn(timezone, now);
  const isOver = from <= until ? clock < from || clock >= until : clock < from && clock >= until;
  if (isOver) return undefined;
  const day = dayIn(timezone, now);
  return instantAt(clock < until ? day : addDays(day, 1), until, timezone);
}
