import { findRecord, findRecords } from '@fm/data';
import { type AssignmentWarning, assignmentWarnings, daysToLookAt } from '@fm/domain/assignment';
import { employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, formatMinutes, formatTime } from '@fm/ui';
import type { OrderPlan } from './replan-order';

/** Jobs of one person around a day that are looked at. */
const MAX_JOBS = 60;

const formats = { day: formatDay, time: formatTime, minutes: formatMinutes };

/**
 * Whether something speaks against a new plan that did not speak against the one before: who drags an order is told of
 * what that brings, not of what was known. At most 61 reads. What cannot be read speaks against nothing.
 */
export async function bringsTrouble(order: Stored<WorkOrder>, plan: OrderPlan): Promise<boolean> {
  if (plan.leadId === '') return false;
  const days = daysToLookAt([{ ...order, ...plan }]);
  const [person, jobs] = await Promise.all([
    findRecord(employees, plan.leadId),
    findRecords(
      workOrders,
      (spec) =>
        spec
          .where('trashed', '==', false)
          .where('leadId', '==', plan.leadId)
          .where('plannedDay', '>=', days?.from ?? '')
          .where('plannedDay', '<=', days?.to ?? '')
          .orderBy('plannedDay'),
      MAX_JOBS,
    ),
  ]);
  if (!person.ok || !person.value || !jobs.ok) return false;
  const lead = person.value;
  const others = jobs.value;
  const after = assignmentWarnings(lead, { ...order, ...plan }, others, formats);
  const before = order.leadId === lead.id ? assignmentWarnings(lead, order, others, formats) : [];
  return after.some((warning) => !before.some((known) => isSame(known, warning)));
}

const isSame = (one: AssignmentWarning, other: AssignmentWarning) =>
  one.kind === other.kind && one.orderId === other.orderId;
