import type { HistoryNote, KindOfEntry, Unit } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import type { RecordKind, Ref } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import {
  crewHandedOver,
  type HandOver,
  leadHandedOver,
  planHandedOver,
  reminderHandedOver,
  taskHandedOver,
} from '../hand-over';
import type { OpenRecord } from '../open-work';

/** Somebody of the company; work goes by the employee, reminders by the login. */
export interface Colleague extends Ref {
  readonly userId: string | undefined;
}

/** A record with the colleague it goes to. */
export interface HandedRecord {
  readonly record: OpenRecord;
  readonly to: Colleague;
}

/** Hands one record over, in the transaction of its portion. */
export function handOverRecord(
  unit: Unit,
  { record: { kind, id }, to }: HandedRecord,
  from: Colleague,
  note: HistoryNote,
): Promise<void> {
  const step: HandOver = { from, to: { id: to.id, name: to.name } };
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
      return unit.change(reminders, id, reminderHandedOver(loginsOf(from, to)), note);
  }
}

/** Throws where one of them has no login: whoever chooses is asked before. */
function loginsOf(from: Colleague, to: Colleague): HandOver {
  if (from.userId === undefined || to.userId === undefined) throw new Error('Reminders go to logins.');
  return { from: { id: from.userId, name: from.name }, to: { id: to.userId, name: to.name } };
}

const KINDS: Readonly<Record<string, RecordKind<object>>> = Object.fromEntries(
  [tasks, workOrders, maintenancePlans, reminders, employees].map((kind) => [
    kind.type,
    kind as RecordKind<object>,
  ]),
);

/** The kinds a leaving changes, for taking it back. */
export const kindOfLeaving: KindOfEntry = ({ entity }) => KINDS[entity.type];
