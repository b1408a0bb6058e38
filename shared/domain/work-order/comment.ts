import * as v from 'valibot';
import { instant } from '../instant';
import { recordId, ref } from '../record';
import { requiredText } from '../text';

const MOST_MENTIONS = 20;
const MOST_FILES = 6;

/** What somebody said on a work order; who and when are in the envelope. */
export const commentSchema = v.object({
  body: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  workOrderRef: ref,
  customerId: v.string(),
  siteId: v.string(),
  /** Employees named with @: their ids, which they are told by, and how the text names them. */
  mentions: v.pipe(v.array(recordId), v.maxLength(MOST_MENTIONS)),
  mentionRefs: v.optional(v.pipe(v.array(ref), v.maxLength(MOST_MENTIONS))),
  /** Files added with it. */
  attachmentIds: v.optional(v.pipe(v.array(recordId), v.maxLength(MOST_FILES))),
  editedAt: v.optional(instant),
});
export type Comment = v.InferOutput<typeof commentSchema>;

export const commentFormSchema = v.object({ body: requiredText('a comment', 1, 4000) });
export type CommentInput = v.InferInput<typeof commentFormSchema>;
