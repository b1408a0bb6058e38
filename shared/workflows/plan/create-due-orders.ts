import { type CalendarDay, calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { whyNotPlanned } from '@fm/domain/employee';
import {
  afterGenerating,
  comingDates,
  dueOccurrences,
  maintenancePlans,
  nextDueFields,
  occurrenceId,
  orderFromPlan,
  type Plan,
  takesOrder,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, missing } from '../failure';
import type { Unit } from '../unit';
import { findLeavers, findVisit, giveVisitOrder } from '../visit';

/** Visits of one plan that get their orders at once; the rest of a forgotten plan is due again. */
const MOST_VISITS = 120;

/** What became of one due visit of a plan. */
export interface DueVisitFate {
  readonly fate: 'created' | 'existing' | 'skipped';
  readonly visitId: string;
  /** Of the order that the visit has; of no meaning where the visit was called off. */
  readonly orderId: string;
  /** Why people of the plan are not on a new order, a sentence for each. */
  readonly leftOut?: readonly string[];
}

/**
 * Creates the work orders of one plan that are due today, and takes the plan on to its next visit. Gives what became of
 * each visit that is due, or that was `seen` as due: others may have created its order since. Ids are made of plan and
 * date, so that whoever does it again, or at the same moment, finds the orders there.
 */
export const createDueOrders = defineCommand({
  name: 'plans.createDueOrders',
  permission: 'maintenance:edit',
  input: v.object({
    planId: recordId,
    /** Days that the plan's rule gives the visits that the person saw as due. */
    seen: v.pipe(v.array(calendarDay), v.maxLength(MOST_VISITS)),
  }),
  async run(unit, { planId, seen }, { now }) {
    const plan = await unit.find(maintenancePlans, planId);
    if (!plan || plan.trashed) throw new FailureSignal(missing);
    const fates: DueVisitFate[] = [];
    const handled = new Set<CalendarDay>();
    let after = plan;
    for (let visit = dueOf(after, now); visit && fates.length < MOST_VISITS; visit = dueOf(after, now)) {
      const passed = { ...after, ...afterGenerating(after, visit) };
      if (passed.nextDueDate === after.nextDueDate || handled.has(visit.originalDate)) break;
      handled.add(visit.originalDate);
      fates.push(await createOrder(unit, plan, visit));
      after = passed;
    }
    for (const originalDate of seen) {
      const known = handled.has(originalDate) ? undefined : await seenSince(unit, plan, originalDate);
      if (known) fates.push(known);
    }
    await takeOn(unit, plan, await pastOrdered(unit, after), fates);
    return { fates };
  },
});

const dueOf = (plan: Plan, now: Date): ScheduledDate | undefined =>
  dueOccurrences(plan, today(COMPANY.timezone, now)).due[0];

async function createOrder(unit: Unit, plan: Stored<Plan>, visit: ScheduledDate): Promise<DueVisitFate> {
  const id = occurrenceId(plan.id, visit.originalDate);
  const known = await findVisit(unit, plan.id, visit);
  if (known?.workOrderId !== undefined) return { fate: 'existing', visitId: id, orderId: known.workOrderId };
  if (!takesOrder(known)) return { fate: 'skipped', visitId: id, orderId: id };
  // A visit that was moved by hand keeps its own date.
  const scheduled = known ? { ...visit, date: known.dueDate } : visit;
  await giveVisitOrder(unit, plan, scheduled, id);
  const left = await findLeavers(unit, plan, scheduled.date);
  const leftOut = left.map((person) => whyNotPlanned(person, inWords));
  const named = left.map(({ id: employee, displayName }) => ({ id: employee, name: displayName }));
  const note = leftOut.length > 0 ? { note: leftOut.join(' ') } : undefined;
  await unit.create(workOrders, id, orderFromPlan(plan, scheduled, named), note);
  return { fate: 'created', visitId: id, orderId: id, leftOut };
}

/** What became of a visit that was due when somebody looked, and is not any more. */
async function seenSince(
  unit: Unit,
  plan: Stored<Plan>,
  originalDate: CalendarDay,
): Promise<DueVisitFate | undefined> {
  const known = await findVisit(unit, plan.id, { originalDate, date: originalDate });
  if (!known || takesOrder(known)) return undefined;
  const { workOrderId } = known;
  return workOrderId === undefined
    ? { fate: 'skipped', visitId: known.id, orderId: known.id }
    : { fate: 'existing', visitId: known.id, orderId: workOrderId };
}

/** Visits after the next one that may have been given an order ahead of their turn. */
const MOST_AHEAD = 12;

/** A plan past those of its next visits that need no order any more. */
async function pastOrdered(unit: Unit, plan: Stored<Plan>): Promise<Stored<Plan>> {
  let after = plan;
  for (let ahead = 0; after.nextDueDate !== undefined && ahead < MOST_AHEAD; ahead += 1) {
    const [next] = comingDates(after, after.nextDueDate, 1);
    if (!next || takesOrder(await findVisit(unit, plan.id, next))) break;
    const passed = { ...after, ...afterGenerating(after, next) };
    if (passed.nextDueDate === after.nextDueDate) break;
    after = passed;
  }
  return after;
}

async function takeOn(
  unit: Unit,
  plan: Stored<Plan>,
  { nextDueDate, lastGeneratedFor, ...after }: Stored<Plan>,
  fates: readonly DueVisitFate[],
): Promise<void> {
  if (nextDueDate === plan.nextDueDate && lastGeneratedFor === plan.lastGeneratedFor) return;
  const created = fates.filter(({ fate }) => fate === 'created').length;
  const note = created === 1 ? '1 work order created' : `${created} work orders created`;
  const patch = { ...nextDueFields(nextDueDate, after as Plan), lastGeneratedFor };
  await unit.change(maintenancePlans, plan.id, () => ({ ok: true, patch, ...(created > 0 && { note }) }));
}

/** "20 Nov 2026", as screens write it. */
const inWords = (day: CalendarDay): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
