export {
  allSeen,
  isSeen,
  MOST_SEEN,
  SEEN_MENTIONS_ID,
  type SeenMentions,
  seenMentionsOf,
  seenMentionsSchema,
  withSeen,
} from './seen';
