import { labourSchema } from '@fm/domain/labour';
import { type Reminder, reminderSchema, reminderStateAt } from '@fm/domain/reminder';
import { siteSchema } from '@fm/domain/site';
import { isOverdue, type Task, taskSchema } from '@fm/domain/task';
import { commentSchema, type WorkOrder, workOrderSchema } from '@fm/domain/work-order';
import { tally } from '../demo-faults';
import { records, TODAY } from '../demo-fixture';

const NOW = new Date('2026-11-20T09:00:00Z');

describe('work', () => {
  const orders: (WorkOrder & { id: string })[] = records('workOrders', workOrderSchema);
  const isOpen = ({ statusGroup }: WorkOrder) => statusGroup !== 'closed';

  it('has orders in the stated states and of the stated origin', () => {
    expect(tally(orders.map(({ status }) => status))).toEqual({
      draft: 18,
      scheduled: 46,
      inProgress: 12,
      onHold: 9,
      completed: 38,
      verified: 105,
      cancelled: 12,
    });
    const origin = ({ planRef, offerRef }: WorkOrder) => (planRef ? 'plan' : offerRef ? 'offer' : 'call');
    expect(tally(orders.map(origin))).toEqual({ plan: 150, offer: 40, call: 50 });
  });

  it('has 11 orders overdue, 7 without a lead, and one of each reason to wait', () => {
    expect(orders.filter((order) => isOpen(order) && order.dueSort < TODAY)).toHaveLength(11);
    expect(orders.filter((order) => isOpen(order) && order.leadId === '')).toHaveLength(7);
    expect(Object.keys(tally(orders.flatMap(({ waiting }) => waiting?.reason ?? [])))).toHaveLength(5);
  });

  it('books one person twice at a time, once', () => {
    const planned = orders.filter(({ status }) => status === 'scheduled');
    const clashes = planned.flatMap((a, index) =>
      planned
        .slice(index + 1)
        .filter((b) => a.leadId === b.leadId && overlap(a, b))
        .map((b) => [a.id, b.id]),
    );
    expect(clashes).toHaveLength(1);
  });

  it('lets the manager lead some of the open orders', () => {
    expect(orders.filter((order) => isOpen(order) && order.leadId === 'employee-03').length).toBeGreaterThan(
      0,
    );
  });

  it('expects 310 parts on its orders, and notes 620 times, none of them longer than a day', () => {
    expect(orders.flatMap(({ parts = {} }) => Object.keys(parts))).toHaveLength(310);
    const labour = records('labour', labourSchema);
    expect(labour).toHaveLength(620);
    expect(new Set(labour.map(({ kind }) => kind)).size).toBe(3);
    const byId = new Map(orders.map((order) => [order.id, order]));
    expect(labour.every(({ workOrderRef }) => byId.get(workOrderRef.id)?.startedAt)).toBe(true);
  });

  it('has 40 mentions in its comments', () => {
    const comments = records('comments', commentSchema);
    expect(comments.filter(({ mentions }) => mentions.length > 0)).toHaveLength(40);
  });

  it('has sites that belong to the customer of the order', () => {
    const owner = new Map(records('sites', siteSchema).map(({ id, customerRef }) => [id, customerRef.id]));
    expect(orders.filter(({ siteRef, customerRef }) => owner.get(siteRef.id) !== customerRef.id)).toEqual([]);
  });

  it('has tasks in the stated states, 9 overdue, 7 due today, 6 without a date, two series', () => {
    const tasks: Task[] = records('tasks', taskSchema);
    expect(tally(tasks.map(({ status }) => status))).toEqual({
      open: 34,
      inProgress: 14,
      blocked: 5,
      inReview: 4,
      done: 28,
      cancelled: 5,
    });
    const toDo = tasks.filter(({ status }) => status !== 'done' && status !== 'cancelled');
    expect(tasks.filter((task) => isOverdue(task, TODAY))).toHaveLength(9);
    expect(toDo.filter(({ dueDate }) => dueDate === TODAY)).toHaveLength(7);
    expect(toDo.filter(({ dueDate }) => dueDate === undefined)).toHaveLength(6);
    expect(Object.keys(tally(tasks.flatMap(({ seriesId }) => seriesId ?? [])))).toHaveLength(2);
  });

  it('has reminders: one due for each login, 3 snoozed, 18 that follow a date', () => {
    const reminders: Reminder[] = records('reminders', reminderSchema);
    const due = reminders.filter((reminder) => reminderStateAt(reminder, NOW) === 'due');
    expect(due.map(({ ownerRef }) => ownerRef.id).sort()).toEqual([
      'demo-admin',
      'demo-empty',
      'demo-manager',
      'demo-office',
    ]);
    expect(reminders.filter(({ state }) => state === 'snoozed')).toHaveLength(3);
    expect(reminders.filter(({ rule }) => rule.kind === 'relative')).toHaveLength(18);
  });
});

function overlap(a: WorkOrder, b: WorkOrder): boolean {
  if (!a.plannedStart || !a.plannedEnd || !b.plannedStart || !b.plannedEnd) return false;
  return a.plannedStart < b.plannedEnd && b.plannedStart < a.plannedEnd;
}
