import { newId, type Outcome, run, useGrowingRows } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { commentsOf } from '@fm/domain/work-order';

/** The last `step` comments on an order, live, the newest first, and `step` more at each press. */
export const useComments = (orderId: string, step: number) =>
  useGrowingRows(commentsOf(orderId), (spec) => spec.orderBy('createdAt', 'desc'), step);

/** What somebody says, to whom, and what they show. */
export interface CommentContent {
  readonly body: string;
  readonly mentionRefs: readonly Ref[];
  readonly attachmentIds: readonly string[];
}

/** Adds a comment; `id` is kept over tries, so that trying again adds it once. Who is named finds it behind the bell. */
export const addComment = (
  workOrderId: string,
  id: string,
  { body, mentionRefs, attachmentIds }: CommentContent,
): Promise<Outcome<null>> =>
  run('workOrders.comment', {
    id,
    workOrderId,
    body,
    mentions: mentionRefs.map(({ id: person }) => person),
    attachmentIds: [...attachmentIds],
  });

/** An id for a comment that is about to be written. */
export const commentId = newId;
