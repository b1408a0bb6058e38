import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { type Comment, commentsOf, type WorkOrder } from '@fm/domain/work-order';
import { Chronicle } from '../chronicle';
import { someone } from '../edits';
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

/** Things said on work orders; `@` stands for a colleague who is mentioned. */
const COMMENT_TEXTS = [
  'Key is with the neighbour on the first floor.',
  'Part ordered, arrives on Thursday.',
  'Customer asks for a call before we come.',
  'Photos are on the team phone.',
  'Took longer than planned because the cellar was locked.',
  'Same fault as last spring; the cable is worn through again.',
  'Done for today, two rooms are still open.',
  'Please invoice the extra hour, agreed with the caretaker.',
  'No parking in front of the house, use the yard.',
  'Customer was very pleased.',
  'Pressure is stable since yesterday evening.',
  'Next time bring the long ladder.',
  'Tenant in flat 7 was not at home. Card left.',
  'Spare filter is in the van now.',
  'Waiting for the go-ahead of the owner.',
  'Alarm company is informed, code changes on Monday.',
] as const;

const MENTION_TEXTS = [
  '@ can you take this one over tomorrow?',
  '@ do we have the seal in stock?',
  '@ please check the reading when you are there.',
  'Talked to the customer, @ please send the offer for the second pump.',
  '@ this belongs to your round, doesn’t it?',
] as const;
