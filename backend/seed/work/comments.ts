import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { type Comment, commentsOf, type WorkOrder } from '@fm/domain/work-order';
import { Chronicle } from '../chronicle';
import { someone } from '../edits';
import { COMMENT_TEXTS, MENTION_TEXTS } from '../texts/comments';
import type { World } from '../world';

const COMMENTS = 260;
const MENTIONS = 40;

/** 260 comments on the orders, 40 of them to somebody. */
export function buildComments(
  world: World,
  orders: readonly Chronicle<WorkOrder>[],
  staff: readonly Stored<Employee>[],
): Chronicle<Comment>[] {
  const { random, calendar } = world;
  const begun = orders.filter(({ record }) => record.status !== 'draft');
  return Array.from({ length: COMMENTS }, (_, n) => {
    const { record } = random.pick(begun);
    const colleague = random.pick(staff.filter(({ status }) => status === 'active'));
    const mentions =
      n % Math.floor(COMMENTS / MENTIONS) === 0 && n < MENTIONS * Math.floor(COMMENTS / MENTIONS);
    const comment: Comment = {
      body: mentions
        ? random.pick(MENTION_TEXTS).replace('@', `@${colleague.displayName}`)
        : random.pick(COMMENT_TEXTS),
      workOrderRef: { id: record.id, name: [record.number, record.title].join(' ') },
      customerId: record.customerRef.id,
      siteId: record.siteRef.id,
      mentions: mentions ? [colleague.id] : [],
      ...(mentions && { mentionRefs: [{ id: colleague.id, name: colleague.displayName }] }),
    };
    const span = Math.max(1, record.updatedAt.getTime() - record.createdAt.getTime());
    const at = new Date(record.createdAt.getTime() + Math.floor(span * random.next()));
    return new Chronicle(
      commentsOf(record.id),
      world.id('comment', n + 1),
      comment,
      someone(world),
      calendar.past(at),
      {
        kind: 'comment',
        note: comment.body,
      },
    );
  });
}
