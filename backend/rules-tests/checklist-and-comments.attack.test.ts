/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { EARLIER, NO_CREW, order, RECORD, someone, stored } from './attacked-order';
import { COMMIT_TIME, change, creation, documentOf, existing, tampered, tick } from './documents';
import { PEOPLE, type Person } from './people';
import { COMMENT, WORK_ORDER } from './samples';

const ticked = (by: Person, before = order('inProgress'), item = 'n', fields: object = { value: 2.5 }) =>
  tick(workOrders, PEOPLE[by], before, item, fields);

/** An item filled in with something false about it. */
function falseTick(
  name: string,
  fields: object,
  { by = 'office', item = 'n' }: { by?: Person; item?: string } = {},
): Attack {
  const before = order('inProgress');
  const honest = ticked(by, before, item, item === 'n' ? { value: 2.5 } : { note: 'x' });
  const checklist = (honest[RECORD] as WorkOrder).checklist;
  const entry = { ...checklist[item], ...fields };
  return {
    name,
    by,
    stored: stored(before),
    honest,
    attack: tampered(honest, RECORD, { checklist: { ...checklist, [item]: entry } }),
  };
}
const honestTick = ticked('office');
const { 'events/event-r1-tick': _entry, ...untold } = honestTick;

repel('checklist items', [
  falseTick('is filled in by another', { by: someone }),
  falseTick('was filled in long ago', { at: EARLIER }),
  falseTick('asks something else', { label: 'Never mind' }, { by: 'manager' }),
  falseTick('is no longer required', { required: false }, { item: 'a' }),
  falseTick('is of another kind', { kind: 'text', value: 'x' }),
  falseTick('holds a text for a number', { value: 'much' }),
  falseTick('holds an answer nobody offered', { value: 'perhaps' }, { item: 'p' }),
  falseTick('holds a novel', { note: 'x'.repeat(501) }),
  {
    name: 'is told to nobody',
    by: 'office',
    stored: stored(order('inProgress')),
    honest: honestTick,
    attack: untold,
  },
  {
    name: 'brings another along',
    by: 'manager',
    stored: stored(order('inProgress')),
    honest: ticked('manager'),
    attack: tampered(ticked('manager'), RECORD, {
      checklist: {
        ...(ticked('manager')[RECORD] as WorkOrder).checklist,
        a: { ...order('draft').checklist.a, value: false },
      },
    }),
  },
  {
    name: 'brings a title along',
    by: 'manager',
    stored: stored(order('inProgress')),
    honest: ticked('manager'),
    attack: tampered(ticked('manager'), RECORD, { title: 'Something else' }),
  },
  {
    name: 'is told of another item',
    by: 'office',
    stored: stored(order('inProgress')),
    honest: honestTick,
    attack: tampered(honestTick, 'events/event-r1-tick', { changes: [{ path: 'checklist.a.value' }] }),
  },
  {
    name: 'belongs to an order of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('inProgress', NO_CREW)),
    honest: ticked('office', order('inProgress', NO_CREW)),
    attack: ticked('manager', order('inProgress', NO_CREW)),
  },
  ...(['completed', 'verified', 'cancelled'] as const).map((status) => ({
    name: `belongs to a ${status} order`,
    by: 'office' as const,
    stored: stored(order(status)),
    honest: change(workOrders, PEOPLE.admin, order(status), WORK_ORDER.edit),
    twin: 'admin' as const,
    attack: ticked('office', order(status)),
  })),
]);

const w1 = { 'workOrders/w1': documentOf(order('scheduled', { id: 'w1' })) };
const said = creation(COMMENT.kind, PEOPLE.manager, 'k1', COMMENT.values, { kind: 'comment' });
const COMMENT_PATH = 'workOrders/w1/comments/k1';
const falseComment = (name: string, fields: object): Attack => ({
  name,
  by: 'manager',
  stored: w1,
  honest: said,
  attack: tampered(said, COMMENT_PATH, fields),
});

repel('comments', [
  falseComment('speak in another name', { createdBy: someone }),
  falseComment('are of long ago', { createdAt: EARLIER }),
  falseComment('belong to another order', { workOrderRef: { id: 'w2', name: 'x' } }),
  falseComment('are put on another customer', { customerId: 'c2' }),
  falseComment('are put on another site', { siteId: 's2' }),
  falseComment('say nothing', { body: '' }),
  falseComment('have no end', { body: 'x'.repeat(4001) }),
  falseComment('were edited before they were written', { editedAt: COMMIT_TIME }),
  {
    name: "are put into another's mouth later",
    by: 'manager',
    stored: { ...w1, [COMMENT_PATH]: documentOf(existing(COMMENT.values, { id: 'k1' })) },
    honest: creation(COMMENT.kind, PEOPLE.manager, 'k2', COMMENT.values, { kind: 'comment' }),
    attack: change(COMMENT.kind, PEOPLE.manager, existing(COMMENT.values, { id: 'k1' }), COMMENT.edit),
  },
  {
    name: 'disappear',
    by: 'admin',
    stored: { ...w1, [COMMENT_PATH]: documentOf(existing(COMMENT.values, { id: 'k1' })) },
    honest: creation(COMMENT.kind, PEOPLE.admin, 'k2', COMMENT.values, { kind: 'comment' }),
    attack: { [COMMENT_PATH]: undefined },
  },
]);
