import { addDays, type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { NEWS_PATH, newsKeptUntil } from '@fm/domain/notification';
import { type RecordKind, SYSTEM, stampOf } from '@fm/domain/record';
import { OPEN_TASK_STATUSES, type Task, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { type DocumentDatabase, type DocumentQuery, recordFrom } from '../documents';
import { type JobReport, pagesOf } from './each-due';

/** Tasks that are not done and due on a day. */
export const openTasksOf = (day: CalendarDay, limit: number): DocumentQuery => ({
  path: tasks.path,
  filters: [
    ['trashed', '==', false],
    ['status', 'in', OPEN_TASK_STATUSES],
    ['dueSort', '==', day],
  ],
  orders: [],
  limit,
});

/** Work orders that are not done and due on a day. */
export const openOrdersOf = (day: CalendarDay, limit: number): DocumentQuery => ({
  path: workOrders.path,
  filters: [
    ['trashed', '==', false],
    ['statusGroup', 'in', UNFINISHED_GROUPS],
    ['dueSort', '==', day],
  ],
  orders: [],
  limit,
});

/** Records of a kind that can be due, and who sees to one. */
interface Dated<R extends object> {
  readonly of: RecordKind<R>;
  readonly openOn: (day: CalendarDay, limit: number) => DocumentQuery;
  readonly responsible: (record: R) => string | undefined;
}

const datedTasks: Dated<Task> = {
  of: tasks,
  openOn: openTasksOf,
  responsible: ({ assigneeRef }) => assigneeRef?.id,
};
const datedOrders: Dated<WorkOrder> = {
  of: workOrders,
  openOn: openOrdersOf,
  responsible: ({ leadId }) => leadId || undefined,
};

/**
 * Leaves for who sees to it that a task or work order is due today, or was yesterday. What is left twice is told once:
 * its id says the day and the record.
 */
export async function tellDue(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  const leave = async (kind: 'due' | 'overdue', dueOn: CalendarDay) =>
    (await leaveDue(database, datedTasks, { kind, dueOn, day, now })) +
    (await leaveDue(database, datedOrders, { kind, dueOn, day, now }));
  const counts = { due: await leave('due', day), overdue: await leave('overdue', addDays(day, -1)) };
  return {
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    failures: [],
  };
}

interface Leaving {
  readonly kind: 'due' | 'overdue';
  readonly dueOn: CalendarDay;
  readonly day: CalendarDay;
  readonly now: Date;
}

async function leaveDue<R extends object>(
  database: DocumentDatabase,
  { of, openOn, responsible }: Dated<R>,
  { kind, dueOn, day, now }: Leaving,
): Promise<number> {
  let left = 0;
  for await (const leaving of pagesOf(
    database,
    (limit) => openOn(dueOn, limit),
    async (transaction, page) => {
      const seenTo = page.flatMap((document) => {
        const record = recordFrom<R>(document);
        const employee = record && responsible(record);
        return record && employee !== undefined ? [{ record, employee }] : [];
      });
      for (const { record, employee } of seenTo) {
        const named = { type: of.type, id: record.id, label: of.label(record) };
        transaction.set(`${NEWS_PATH}/${kind}-${day}-${of.type}-${record.id}`, {
          at: now,
          by: stampOf(SYSTEM),
          items: [{ kind, record: named, employees: [employee], logins: [] }],
          expireAt: newsKeptUntil(now),
        });
      }
      return seenTo.length;
    },
  ))
    left += leaving;
  return left;
}
