import { defineKind, REPEATED, type RecordKind } from '../record';
import { type Comment, commentSchema } from './comment';

/** The comments of one work order. */
export const commentsOf = (workOrderId: string): RecordKind<Comment> =>
  defineKind<Comment>({
    path: `workOrders/${workOrderId}/comments`,
    type: 'comment',
    called: { one: 'comment', many: 'comments' },
    schema: commentSchema,
    fields: {
      body: 'Body',
      workOrderRef: 'Work order',
      customerId: 'Customer id',
      siteId: 'Site id',
      mentions: 'Mentions',
      mentionRefs: 'Mention',
      attachmentIds: REPEATED,
      editedAt: 'Edited',
    },
    tells: (before, { mentions }) => {
      const known = before?.mentions ?? [];
      return [{ kind: 'mentioned', employees: mentions.filter((id) => !known.includes(id)) }];
    },
    label: (comment) => comment.workOrderRef.name,
    links: ({ customerId, siteId }) => ({ customerId, siteId }),
  });
