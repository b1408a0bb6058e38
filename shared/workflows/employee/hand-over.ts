import { reasonsAgainst } from '@fm/domain/assignment';
import { addDays, type CalendarDay, calendarDay, dayIn, laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  type Employee,
  employees,
  hasLeft,
  personRef,
  WORK_KINDS,
  type WorkKind,
  whyNotPlanned,
} from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { absenceOn } from '@fm/domain/planning';
import { recordId, type Stored } from '@fm/domain/record';
import { LIVE_REMINDER_STATES, reminders } from '@fm/domain/reminder';
import { can, type Permission } from '@fm/domain/role';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { type WorkOrderType, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { eachOf, pageOf } from '../batch';
import { defineCommand } from '../command';
import { FailureSignal, invalid, missing, refused } from '../failure';
import { present } from '../reference';
import type { HistoryNote, Unit } from '../unit';
import {
  crewHandedOver,
  type HandOver,
  leadHandedOver,
  planHandedOver,
  reminderHandedOver,
  taskHandedOver,
} from './handed-over';

/** A record of somebody who leaves, with the employee it goes to. */
const item = v.object({ kind: v.picklist(WORK_KINDS), id: recordId, to: recordId });
type Item = v.InferOutput<typeof item>;

/** What a role must be allowed to hand a kind of work over. */
const PERMISSIONS: Readonly<Record<WorkKind, Permission>> = {
  task: 'tasks:edit',
  lead: 'workOrders:edit',
  crew: 'workOrders:edit',
  plan: 'maintenance:edit',
  reminder: 'reminders:edit',
};

const KINDS = {
  task: tasks,
  lead: workOrders,
  crew: workOrders,
  plan: maintenancePlans,
  reminder: reminders,
} as const;

/** Hands work of somebody who leaves over to colleagues who are there when it is to be done, in pages. */
export const handOver = defineCommand({
  name: 'employees.handOver',
  permission: 'employees:edit',
  input: v.object({
    /** Who leaves. */
    from: recordId,
    lastDay: calendarDay,
    /** Ties the records to the change of the employee, for undoing all of it. */
    batchId: recordId,
    items: pageOf(item),
  }),
  async run(unit, { from, lastDay, batchId, items }, { actor, now }) {
    await unit.expect(employees, [...new Set([from, ...items.map(({ to }) => to)])]);
    await Promise.all(
      WORK_KINDS.map((kind) =>
        unit.expect<object>(
          KINDS[kind],
          items.filter((one) => one.kind === kind).map(({ id }) => id),
        ),
      ),
    );
    const leaver = await unit.find(employees, from);
    if (!leaver) throw new FailureSignal(missing);
    const firstDay = laterDay(addDays(lastDay, 1), today(COMPANY.timezone, now));
    return eachOf(unit, items, async (one) => {
      if (!can(actor.role, PERMISSIONS[one.kind])) throw new FailureSignal(refused);
      const colleague = await unit.find(employees, one.to);
      const waits = await checkColleague(unit, leaver, colleague, one, firstDay);
      const note = [`Handed over from ${leaver.displayName}`, ...waits].join('. ');
      if (colleague) await handOverOne(unit, one, leaver, colleague, { note, batchId });
    });
  },
});

/**
 * Checks that a colleague is there to do the work. Gives what the history says of work that waits until they are back.
 * Throws a `FailureSignal` that says why they cannot do it.
 */
async function checkColleague(
  unit: Unit,
  leaver: Stored<Employee>,
  colleague: Stored<Employee> | undefined,
  one: Item,
  firstDay: CalendarDay,
): Promise<readonly string[]> {
  const refuse = (message: string): never => {
    throw new FailureSignal(invalid(message));
  };
  if (!colleague || colleague.trashed)
    return refuse('This colleague no longer exists. Choose somebody else.');
  const { displayName } = colleague;
  if (colleague.id === leaver.id) refuse(`${displayName} leaves: choose somebody else.`);
  const { day, isFixed, isOver, type } = await workOf(unit, one);
  if (isOver) refuse('This is over: nobody has to take it over.');
  if (hasLeft(colleague, day === undefined ? firstDay : laterDay(day, firstDay)))
    refuse(whyNotPlanned(colleague, shown));
  if (isFixed && day !== undefined && absenceOn(colleague, day))
    refuse(`${displayName} is away on ${shown(day)}. Choose somebody else.`);
  const [lacking] =
    type === undefined
      ? []
      : reasonsAgainst(colleague, [laterDay(day ?? firstDay, firstDay)], type, { day: shown });
  if (lacking !== undefined) refuse(`${lacking} Choose somebody else.`);
  if (one.kind === 'reminder' && colleague.userId === undefined)
    refuse(`${displayName} has no login and cannot be reminded. Choose somebody else for the reminders.`);
  // Other work waits until somebody is back, and its history says so.
  return one.kind === 'task' && day !== undefined
    ? reasonsAgainst(colleague, [day], undefined, { day: shown })
    : [];
}

/** A piece of work as far as it matters to whom it can be handed over. */
interface Work {
  /** When it is to be done; undefined where nobody said. */
  readonly day?: CalendarDay | undefined;
  /** People are planned for that very day. */
  readonly isFixed?: boolean;
  readonly isOver: boolean;
  /** What it takes certificates for, where people are planned for a day. */
  readonly type?: WorkOrderType | undefined;
}

/** The work that an item names. Throws a `FailureSignal` where it is gone. */
async function workOf(unit: Unit, { kind, id }: Item): Promise<Work> {
  switch (kind) {
    case 'task': {
      const { dueDate, status } = await present(unit, tasks, id);
      return { day: dueDate, isOver: !OPEN_TASK_STATUSES.includes(status) };
    }
    case 'lead':
    case 'crew': {
      const { plannedDay, dueDate, statusGroup, type } = await present(unit, workOrders, id);
      return {
        day: plannedDay ?? dueDate,
        isFixed: plannedDay !== undefined,
        type: plannedDay === undefined ? undefined : type,
        isOver: statusGroup === 'closed',
      };
    }
    case 'plan':
      return { isOver: (await present(unit, maintenancePlans, id)).state === 'ended' };
    case 'reminder': {
      const { fireAt, state } = await present(unit, reminders, id);
      return { day: dayIn(COMPANY.timezone, fireAt), isOver: !LIVE_REMINDER_STATES.includes(state) };
    }
  }
}

function handOverOne(
  unit: Unit,
  { kind, id }: Item,
  leaver: Stored<Employee>,
  colleague: Stored<Employee>,
  note: HistoryNote,
): Promise<void> {
  const step: HandOver = { from: personRef(leaver), to: personRef(colleague) };
  switch (kind) {
    case 'task':
      return unit.change(tasks, id, taskHandedOver(step), note);
    case 'lead':
      return unit.change(workOrders, id, leadHandedOver(step), note);
    case 'crew':
      return unit.change(workOrders, id, crewHandedOver(step), note);
    case 'plan':
      return unit.change(maintenancePlans, id, planHandedOver(step), note);
    case 'reminder':
      return unit.change(reminders, id, reminderHandedOver(betweenLogins(leaver, colleague, step)), note);
  }
}

/** The same step between the logins of two employees, which reminders go by. */
const betweenLogins = (leaver: Employee, colleague: Employee, { from, to }: HandOver): HandOver => ({
  from: { id: leaver.userId ?? from.id, name: from.name },
  to: { id: colleague.userId ?? to.id, name: to.name },
});

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const shown = (day: CalendarDay): string => days.format(new Date(day));
