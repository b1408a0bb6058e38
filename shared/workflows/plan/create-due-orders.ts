import { type CalendarDay, calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { whyNotPlanned } from '@fm/domain/employee';
import {
  dueOccurrences,
  maintenancePlans,
  occurrenceId,
  occurrencesOf,
  orderFromPlan,
  type Plan,
  takesOrder,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';
import type { Unit } from '../unit';
import { findLeavers, findVisit, giveVisitOrder, passVisits } from '../visit';

/** Visits that a page can have shown as due for one plan. */
const MOST_SEEN = 60;

/** A visit and the order it has. */
export interface OrderOfVisit {
  readonly visitId: string;
  readonly orderId: string;
  /** People of the plan who are not on a new order, because they have left by its day. */
  readonly leftOut?: readonly LeftOut[];
}

/** Somebody who works here no more. */
export interface LeftOut {
  readonly displayName: string;
  readonly endDate?: CalendarDay | undefined;
}

/** What became of the due visits of one plan. */
export interface CreatedOrders {
  readonly created: readonly OrderOfVisit[];
  readonly existing: readonly OrderOfVisit[];
  /** Visits that were called off: they get no order. */
  readonly skipped: readonly { readonly visitId: string }[];
}

/**
 * Creates the work orders of a plan that are due today, with the plan's step to its next visit. Ids are made of plan and
 * date, so that a visit has one order whoever asks at the same moment. Visits that the page saw as due and that others
 * dealt with since are reported too.
 */
export const createDueOrders = defineCommand({
  name: 'plans.createOrders',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    /** Days, as the rule names them, of the visits that the page showed as due. */
    seen: v.pipe(v.array(calendarDay), v.maxLength(MOST_SEEN)),
  }),
  async run(unit, { id, seen }, { now }): Promise<CreatedOrders> {
    const day = today(COMPANY.timezone, now);
    const plan = await present(unit, maintenancePlans, id);
    const { due } = dueOccurrences(plan, day);
    const dueDays = new Set(due.map(({ originalDate }) => originalDate));
    const others = seen.filter((date) => !dueDays.has(date)).map((date) => ({ date, originalDate: date }));
    const all = [...others, ...due];
    const fates = {
      created: [] as OrderOfVisit[],
      existing: [] as OrderOfVisit[],
      skipped: [] as OrderOfVisit[],
    };
    await unit.expect(
      occurrencesOf(plan.id),
      all.map(({ originalDate }) => occurrenceId(plan.id, originalDate)),
    );
    for (const visit of all) {
      const visitId = occurrenceId(plan.id, visit.originalDate);
      const known = await findVisit(unit, plan.id, visit);
      if (known?.workOrderId !== undefined) fates.existing.push({ visitId, orderId: known.workOrderId });
      else if (!takesOrder(known)) fates.skipped.push({ visitId, orderId: visitId });
      else if (dueDays.has(visit.originalDate)) {
        // A visit that was moved by hand keeps its own date.
        const scheduled = known ? { ...visit, date: known.dueDate } : visit;
        fates.created.push({ visitId, orderId: visitId, ...(await createOrder(unit, plan, scheduled, day)) });
      }
    }
    await passVisits(unit, plan, due, noteOf(fates.created.length));
    return fates;
  },
});

const noteOf = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? '1 work order created' : `${count} work orders created`;

async function createOrder(
  unit: Unit,
  plan: Stored<Plan>,
  visit: ScheduledDate,
  day: CalendarDay,
): Promise<Pick<OrderOfVisit, 'leftOut'>> {
  const id = occurrenceId(plan.id, visit.originalDate);
  await giveVisitOrder(unit, plan, visit, id);
  const left = await findLeavers(unit, plan, visit.date, day);
  const named = left.map((person) => ({ id: person.id, name: person.displayName }));
  const note = left.map((person) => whyNotPlanned(person, dayWords)).join(' ');
  await unit.create(workOrders, id, orderFromPlan(plan, visit, named), note === '' ? undefined : { note });
  if (left.length === 0) return {};
  return { leftOut: left.map(({ displayName, endDate }) => ({ displayName, endDate })) };
}

/** A day as the history tells it, in the company's format. */
const dayWords = (day: CalendarDay): string =>
  new Intl.DateTimeFormat(COMPANY.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
