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
export {
  mentionAt,
  mentionedIn,
  partsOf,
  type TextPart,
  type TypedMention,
  withMention,
} from './text';
