import { attachments } from '@fm/domain/attachment';
import { recordId } from '@fm/domain/record';
import { commentFormSchema, commentSchema, commentsOf, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { FailureSignal, invalid } from '../failure';
import { personRef, present } from '../reference';
import type { Unit } from '../unit';

/** How much of a comment the history quotes. */
const MAX_QUOTE = 300;

/** Adds a comment to a work order. Who is named in it finds it behind the bell. */
export const addComment = defineCommand({
  name: 'workOrders.comment',
  permission: 'workOrders:comment',
  input: v.object({
    id: recordId,
    workOrderId: recordId,
    body: commentFormSchema.entries.body,
    /** Ids of the employees who are named. */
    mentions: commentSchema.entries.mentions,
    /** Ids of files that were added to the order with it. */
    attachmentIds: v.unwrap(commentSchema.entries.attachmentIds),
  }),
  async run(unit, { id, workOrderId, body, mentions, attachmentIds }) {
    const order = await present(unit, workOrders, workOrderId);
    const mentionRefs = await Promise.all(
      [...new Set(mentions)].map((person) =>
        personRef(unit, 'mentions', { typed: { id: person, name: '' } }),
      ),
    );
    for (const file of attachmentIds) await checkFile(unit, file, workOrderId);
    const comment = {
      body,
      workOrderRef: { id: order.id, name: workOrders.label(order) },
      customerId: order.customerRef.id,
      siteId: order.siteRef.id,
      mentions: mentionRefs.map((person) => person.id),
      ...(mentionRefs.length > 0 && { mentionRefs }),
      ...(attachmentIds.length > 0 && { attachmentIds: [...attachmentIds] }),
    };
    await unit.create(commentsOf(workOrderId), id, comment, { kind: 'comment', note: quote(body) });
    return null;
  },
});

async function checkFile(unit: Unit, id: string, workOrderId: string): Promise<void> {
  const file = await unit.find(attachments, id);
  if (file?.entity.type === workOrders.type && file.entity.id === workOrderId) return;
  throw new FailureSignal(invalid('A file of this comment is not there any more. Remove it and try again.'));
}

const quote = (body: string): string => (body.length > MAX_QUOTE ? `${body.slice(0, MAX_QUOTE)}…` : body);
