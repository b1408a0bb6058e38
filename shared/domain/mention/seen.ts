import * as v from 'valibot';
import { instant } from '../instant';
import { defineKind, REPEATED, type RecordKind } from '../record';

/** Mentions told apart one by one at most; older ones are covered by `seenUntil`. */
export const MOST_SEEN = 100;

/** Which mentions of the own name somebody has seen: all up to a moment, and single ones after it. */
export const seenMentionsSchema = v.object({
  seenUntil: instant,
  seenIds: v.pipe(v.array(v.string()), v.maxLength(MOST_SEEN)),
});
export type SeenMentions = v.InferOutput<typeof seenMentionsSchema>;

/** The one document of a login. */
export const SEEN_MENTIONS_ID = 'mentions';

/** Kept with the login, and read by nobody else. */
export const seenMentionsOf = (uid: string): RecordKind<SeenMentions> =>
  defineKind<SeenMentions>({
    path: `users/${uid}/private`,
    type: 'seenMentions',
    called: { one: 'seen mentions', many: 'seen mentions' },
    isPrivate: true,
    schema: seenMentionsSchema,
    fields: { seenUntil: 'Seen until', seenIds: REPEATED },
    label: () => 'Seen mentions',
  });

interface Mention {
  readonly id: string;
  readonly createdAt: Date;
}

export const isSeen = (seen: SeenMentions | undefined, { id, createdAt }: Mention): boolean =>
  seen !== undefined && (createdAt <= seen.seenUntil || seen.seenIds.includes(id));

/** What is seen once `mention` is too. Where single ones get too many, the oldest of them are left out. */
export const withSeen = (seen: SeenMentions | undefined, { id }: Mention): SeenMentions => ({
  seenUntil: seen?.seenUntil ?? new Date(0),
  seenIds: [...(seen?.seenIds ?? []).filter((known) => known !== id), id].slice(-MOST_SEEN),
});

/** What is seen once everything up to the newest of `mentions` is. */
export const allSeen = (seen: SeenMentions | undefined, mentions: readonly Mention[]): SeenMentions => ({
  seenUntil: new Date(
    Math.max(seen?.seenUntil.getTime() ?? 0, ...mentions.map(({ createdAt }) => createdAt.getTime())),
  ),
  seenIds: [],
});
