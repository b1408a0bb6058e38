import {
  commitTogether,
  findLeavers,
  findVisit,
  giveVisitOrder,
  type Outcome,
  passVisit,
  takesOrder,
  type Unit,
} from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { whyNotPlanned } from '@fm/domain/employee';
import {
  dueOccurrences,
  maintenancePlans,
  occurrenceId,
  orderFromPlan,
  type Plan,
} from '@fm/domain/maintenance';
import type { Actor, Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { workOrders } from '@fm/domain/work-order';
import { formatDay } from '@fm/ui';

/** A visit and the order it has. */
export interface OrderOfVisit {
  readonly visitId: string;
  readonly orderId: string;
  /** Why people of the plan are not on a new order, a sentence for each. */
  readonly leftOut?: readonly string[];
}

/** What became of the due visits of one plan. */
export interface CreatedOrders {
  readonly created: readonly OrderOfVisit[];
  readonly existing: readonly OrderOfVisit[];
  /** Visits that were called off: they get no order. */
  readonly skipped: readonly { readonly visitId: string }[];
}

type Fate = keyof CreatedOrders;

/**
 * Creates the work orders of a plan that are due on `today`, visit by visit, each in one commit with the plan's step to
 * its next visit: a commit gives out one number of a kind. Ids are made of plan and date, so whoever does it again, or
 * at the same moment, finds them there. `seen` is the plan as the person saw it: what others created since is counted
 * as existing.
 */
export async function createOrders(
  actor: Actor,
  seen: Stored<Plan>,
  today: CalendarDay,
): Promise<Outcome<CreatedOrders>> {
  const fates: Record<Fate, OrderOfVisit[]> = { created: [], existing: [], skipped: [] };
  const visits = new Map<CalendarDay, ScheduledDate>();
  const expect = (plan: Plan) => {
    for (const visit of dueOccurrences(plan, today).due)
      if (!visits.has(visit.originalDate)) visits.set(visit.originalDate, visit);
  };
  expect(seen);
  // What came due meanwhile is added while the map is walked.
  for (const visit of visits.values()) {
    const done = await createFor(actor, seen.id, visit);
    if (!done.ok) return done;
    const { fate, orderId, leftOut } = done.value;
    fates[fate].push({
      visitId: occurrenceId(seen.id, visit.originalDate),
      orderId,
      ...(leftOut && { leftOut }),
    });
    expect(done.value.plan);
  }
  return { ok: true, value: fates };
}

interface VisitDone extends Omit<OrderOfVisit, 'visitId'> {
  readonly fate: Fate;
  /** The plan as it was before. */
  readonly plan: Stored<Plan>;
}

const createFor = (actor: Actor, planId: string, visit: ScheduledDate): Promise<Outcome<VisitDone>> =>
  commitTogether(actor, async (unit) => {
    const plan = await unit.find(maintenancePlans, planId);
    if (!plan) throw new Error('A plan whose visits are due has been read.');
    const done = await createOrder(unit, plan, visit);
    await passVisit(unit, plan, visit, '1 work order created');
    return { ...done, plan };
  });

async function createOrder(
  unit: Unit,
  plan: Stored<Plan>,
  visit: ScheduledDate,
): Promise<Omit<VisitDone, 'plan'>> {
  const id = occurrenceId(plan.id, visit.originalDate);
  const known = await findVisit(unit, plan.id, visit);
  if (known?.workOrderId !== undefined) return { fate: 'existing', orderId: known.workOrderId };
  if (!takesOrder(known)) return { fate: 'skipped', orderId: id };
  // A visit that was moved by hand keeps its own date.
  const scheduled = known ? { ...visit, date: known.dueDate } : visit;
  await giveVisitOrder(unit, plan, scheduled, id);
  const left = await findLeavers(unit, plan, scheduled.date);
  const leftOut = left.map((person) => whyNotPlanned(person, formatDay));
  const named = left.map(({ id: employee, displayName }) => ({ id: employee, name: displayName }));
  const note = leftOut.length > 0 ? { note: leftOut.join(' ') } : undefined;
  await unit.create(workOrders, id, orderFromPlan(plan, scheduled, named), note);
  return { fate: 'created', orderId: id, leftOut };
}
