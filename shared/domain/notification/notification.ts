import * as v from 'valibot';
import { type Stamp, stamp } from '../record';
import type { Gathered } from './gathered';
import type { Channels } from './preferences';

/** What somebody is told of. */
export const NOTIFICATION_KINDS = [
  'assigned',
  'mentioned',
  'changed',
  'answered',
  'asked',
  'review',
  'due',
  'overdue',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Where they are kept, each readable by whom it is for alone. */
export const NOTIFICATIONS_PATH = 'notifications';

/** Days a notification is kept after the last news of it. */
export const NOTIFICATION_DAYS = 30;

/** Changes within this time of the first one are told together, in milliseconds. */
export const TOGETHER_MS = 60_000;

const named = v.object({ type: v.string(), id: v.string(), label: v.string() });

/** Something that happened to a record, told to one person: one notification for each record and kind. */
export const notificationSchema = v.object({
  /** Login of the person it is for. */
  uid: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  record: named,
  /** How many records it is about, where it tells of many at once; `record` is one of them. */
  records: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  /** Who did it last; left out where it came about by itself. */
  by: v.optional(stamp),
  /** When the first of what is told together happened. */
  at: v.date(),
  /** How often it happened since it was read. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unread: v.boolean(),
  /** Whether it is to ring on the devices of its person. */
  push: v.boolean(),
  /** When a mail is to tell of it; null for no mail, or none any more. */
  mailAt: v.nullable(v.date()),
  /** What it already tells of, so that nothing is counted twice: ids, the latest ones. */
  told: v.array(v.string()),
  expireAt: v.date(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** News of a record for employees, as a change leaves it for the function that tells people. */
export interface News {
  readonly kind: NotificationKind;
  readonly record: v.InferOutput<typeof named>;
  /** Ids of the employees it is for. */
  readonly employees: readonly string[];
  /** Uids of the logins it is for. */
  readonly logins: readonly string[];
  /** Another record, whose maker it is for. */
  readonly makerOf?: { readonly type: string; readonly id: string } | undefined;
}

/** Where the news of one change wait to be told. */
export const NEWS_PATH = 'news';

/** What one change left to be told. */
export interface LeftNews {
  readonly at: Date;
  readonly by: Stamp;
  readonly items: readonly News[];
  /** What was never told goes with what would have told it. */
  readonly expireAt: Date;
}

/**
 * The id of the notification that tells a person of a kind of news of a record. One that tells of many records is about
 * a single commit (`about`), so that what it says stays true.
 */
export const notificationId = (
  uid: string,
  { kind, record }: Pick<News, 'kind'> & { readonly record: Pick<News['record'], 'type' | 'id'> },
  about?: string,
): string => [uid, record.type, record.id, kind, ...(about === undefined ? [] : [about])].join('_');

/** Ids a notification remembers having told of. */
const MOST_TOLD = 20;
const DAY_MS = 86_400_000;

/** Until when news of an instant are kept. */
export const newsKeptUntil = (at: Date): Date => new Date(at.getTime() + NOTIFICATION_DAYS * DAY_MS);

interface Told extends Gathered {
  readonly uid: string;
  /** Id of what is told. */
  readonly about: string;
  readonly at: Date;
  readonly by?: Stamp | undefined;
  readonly channels: Pick<Channels, 'push' | 'mailAt'>;
}

/**
 * A notification after something more happened; undefined where it tells of that already. What happens within a minute
 * of the first is told together with it; what happens later is news again, and unread.
 */
export function withNews(
  before: Notification | undefined,
  { uid, kind, record, records, about, at, by, channels }: Told,
): Notification | undefined {
  if (before?.told.includes(about)) return undefined;
  const unread = before?.unread ? before : undefined;
  const isTogether = unread && at.getTime() - unread.at.getTime() < TOGETHER_MS;
  const expireAt = newsKeptUntil(at);
  // Events come in any order. `at` is when the first of them was, so that the last is known by how long it is kept.
  const isLate = before && before.expireAt > expireAt;
  return {
    uid,
    kind,
    record: isLate ? before.record : record,
    ...(records !== undefined && { records }),
    ...withBy(isLate && unread ? unread.by : by),
    at: isTogether ? unread.at : at,
    count: (unread?.count ?? 0) + 1,
    unread: true,
    push: isTogether ? unread.push : channels.push,
    mailAt: unread?.mailAt ?? channels.mailAt,
    told: [...(before?.told ?? []), about].slice(-MOST_TOLD),
    expireAt: isLate ? before.expireAt : expireAt,
  };
}

const withBy = (by: Stamp | undefined) => by && { by };
