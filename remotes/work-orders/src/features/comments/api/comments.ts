import { createRecord, newId, type Outcome, useGrowingRows } from '@fm/data';
import type { Actor, Ref, Stored } from '@fm/domain/record';
import { type Comment, commentsOf, type WorkOrder, workOrders } from '@fm/domain/work-order';

/** How much of a comment the history quotes. */
const MAX_QUOTE = 300;

/** The last `step` comments on an order, live, the newest first, and `step` more at each press. */
export const useComments = (orderId: string, step: number) =>
  useGrowingRows(commentsOf(orderId), (spec) => spec.orderBy('createdAt', 'desc'), step);

/** What somebody says, to whom, and what they show. */
export interface Said {
  readonly body: string;
  readonly mentionRefs: readonly Ref[];
  readonly attachmentIds: readonly string[];
}

/** Adds a comment; `id` is kept over tries, so that trying again adds it once. Who is named finds it behind the bell. */
export function addComment(
  actor: Actor,
  order: Stored<WorkOrder>,
  id: string,
  { body, mentionRefs, attachmentIds }: Said,
): Promise<Outcome<void>> {
  const comment: Comment = {
    body,
    workOrderRef: { id: order.id, name: workOrders.label(order) },
    customerId: order.customerRef.id,
    siteId: order.siteRef.id,
    mentions: mentionRefs.map(({ id: person }) => person),
    ...(mentionRefs.length > 0 && { mentionRefs: [...mentionRefs] }),
    ...(attachmentIds.length > 0 && { attachmentIds: [...attachmentIds] }),
  };
  return createRecord(commentsOf(order.id), actor, id, comment, { kind: 'comment', note: quote(body) });
}

const quote = (body: string): string => (body.length > MAX_QUOTE ? `${body.slice(0, MAX_QUOTE)}…` : body);

/** An id for a comment that is about to be written. */
export const commentId = newId;
