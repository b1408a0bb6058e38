import { planAddress, reminderAddress, taskAddress, workOrderAddress } from '@fm/contract/addresses';
import { findRecords, type Narrow, type Outcome } from '@fm/data';
import { type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Employee, personRef } from '@fm/domain/employee';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import type { RecordKind, Stored } from '@fm/domain/record';
import { LIVE_REMINDER_STATES, reminders } from '@fm/domain/reminder';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { byDay, isLeftBehind, type OpenRecord, type OpenWork } from '../open-work';

/** Records of one kind that are handed over at a time. */
const MOST_RECORDS = 300;

/**
 * What is left to do after the last day of somebody who leaves, by kind: kinds without any are left out. Reads 300
 * records of each of six questions at most.
 */
export async function findOpenWork(
  person: Stored<Employee>,
  lastDay: CalendarDay,
  today: CalendarDay,
): Promise<Outcome<readonly OpenWork[]>> {
  const { id, userId } = person;
  const plansOf = (which: Narrow<Plan>) =>
    read(
      maintenancePlans,
      (spec) => which(spec).where('state', 'in', ['draft', 'active', 'paused']),
      (plan) => ({
        kind: 'plan',
        id: plan.id,
        name: plan.name,
        day: undefined,
        to: planAddress.record(plan.id),
      }),
    );
  const open: Narrow<WorkOrder> = (spec) => spec.where('statusGroup', 'in', UNFINISHED_GROUPS);
  const asked = [
    read(
      tasks,
      (spec) => spec.where('assigneeRef.id', '==', id).where('status', 'in', OPEN_TASK_STATUSES),
      ({ id: task, title, dueDate }) => ({
        kind: 'task',
        id: task,
        name: title,
        day: dueDate,
        to: taskAddress.edit(task),
      }),
    ),
    read(workOrders, (spec) => spec.where('leadId', '==', id).apply(open), orderAs('lead')),
    read(workOrders, (spec) => spec.where('crewIds', 'array-contains', id).apply(open), orderAs('crew')),
    plansOf((spec) => spec.where('template.leadId', '==', id)),
    plansOf((spec) => spec.where('template.crewRefs', 'array-contains', personRef(person))),
    ...(userId === undefined ? [] : [remindersOf(userId)]),
  ];
  const found: OpenWork[] = [];
  for (const outcome of await Promise.all(asked)) {
    if (!outcome.ok) return outcome;
    const [first] = outcome.value;
    if (!first) continue;
    const known = found.find(({ kind }) => kind === first.kind);
    const records = new Map(
      [...(known?.records ?? []), ...outcome.value].map((record) => [record.id, record]),
    );
    const left = [...records.values()].filter(({ day }) => isLeftBehind(day, lastDay, today)).sort(byDay);
    const capped = known?.capped === true || outcome.value.length === MOST_RECORDS;
    if (known) found.splice(found.indexOf(known), 1);
    if (left.length > 0) found.push({ kind: first.kind, records: left, capped });
  }
  return { ok: true, value: found };
}

/** Reminders about records: those about nothing are nobody else's business, and some find the next one by themselves. */
async function remindersOf(userId: string): Promise<Outcome<readonly OpenRecord[]>> {
  const own = await findRecords(
    reminders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('ownerRef.id', '==', userId)
        .where('state', 'in', LIVE_REMINDER_STATES)
        .orderBy('fireAt'),
    MOST_RECORDS,
  );
  if (!own.ok) return own;
  const others = own.value.filter(({ entity, toResponsible }) => entity && !toResponsible);
  return {
    ok: true,
    value: others.map(({ id, text, fireAt, entity }) => ({
      kind: 'reminder',
      id,
      name: entity ? `${text} (${entity.label})` : text,
      day: dayIn(COMPANY.timezone, fireAt),
      to: reminderAddress.list(),
    })),
  };
}

async function read<R extends object>(
  collection: RecordKind<R>,
  which: Narrow<R>,
  as: (record: Stored<R>) => OpenRecord,
): Promise<Outcome<readonly OpenRecord[]>> {
  const found = await findRecords(
    collection,
    (spec) => which(spec.where('trashed', '==', false)),
    MOST_RECORDS,
  );
  return found.ok ? { ok: true, value: found.value.map(as) } : found;
}

const orderAs =
  (kind: 'lead' | 'crew') =>
  ({ id, number, title, plannedDay, dueDate }: Stored<WorkOrder>): OpenRecord => ({
    kind,
    id,
    name: `${number ?? ''} ${title}`.trim(),
    day: plannedDay ?? dueDate,
    to: workOrderAddress.record(id),
  });
