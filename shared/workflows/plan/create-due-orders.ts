import { addDays, type CalendarDay, calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { personRef, whyNotPlanned } from '@fm/domain/employee';
import {
  dueOccurrences,
  MOST_DAYS_AHEAD,
  maintenancePlans,
  occurrenceId,
  occurrencesOf,
  orderFromPlan,
  type Plan,
  planPeople,
  takesOrder,
  whyNotAhead,
} from '@fm/domain/maintenance';
import { nounFor, type Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { statusOfNew, type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { dayText, reasonsAgainstOrder, reasonsAgainstPeople } from '../assignment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { findLeavers, findOccurrence, giveOccurrenceOrder, passOccurrences } from '../occurrence';
import { present } from '../reference';
import type { Unit } from '../unit';

/** Occurrences that a page can have shown as due for one plan. */
const MOST_SEEN = 60;

/** An occurrence and the order it has. */
export interface OrderOfOccurrence {
  readonly occurrenceId: string;
  readonly orderId: string;
  /** People of the plan who are not on a new order, because they have left by its day. */
  readonly leftOut?: readonly LeftOut[];
  /** A new order that came out scheduled: the plan says who and when, and nothing speaks against it. */
  readonly isScheduled?: true;
}

/** Somebody who works here no more. */
export interface LeftOut {
  readonly displayName: string;
  readonly endDate?: CalendarDay | undefined;
}

/** What became of the due occurrences of one plan. */
export interface CreatedOrders {
  readonly created: readonly OrderOfOccurrence[];
  readonly existing: readonly OrderOfOccurrence[];
  /** Occurrences that were called off: they get no order. */
  readonly skipped: readonly { readonly occurrenceId: string }[];
  /** More are asked for than are created at once: ask again. */
  readonly further?: true;
}

/**
 * Creates the work orders of a plan that are due today, or that are asked for ahead, and takes the plan to its next occurrence. Ids are made of plan and
 * date, so that an occurrence has one order whoever asks at the same moment. Occurrences that the page saw as due and that others
 * dealt with since are reported too.
 */
export const createDueOrders = defineCommand({
  name: 'plans.createOrders',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    /** Days, as the rule names them, of the occurrences that the page showed as due. */
    seen: v.pipe(v.array(calendarDay), v.maxLength(MOST_SEEN)),
    /** Up to this day, also where its lead days come later. */
    until: v.optional(calendarDay),
  }),
  async run(unit, { id, seen, until }, { now }): Promise<CreatedOrders> {
    const day = today(COMPANY.timezone, now);
    const plan = await present(unit, maintenancePlans, id);
    if (until !== undefined) refuseAhead(plan, until, day);
    const { due, next } = dueOccurrences(plan, day, until);
    const dueDays = new Set(due.map(({ originalDate }) => originalDate));
    const others = seen.filter((date) => !dueDays.has(date)).map((date) => ({ date, originalDate: date }));
    const all = [...others, ...due];
    const outcome = {
      created: [] as OrderOfOccurrence[],
      existing: [] as OrderOfOccurrence[],
      skipped: [] as OrderOfOccurrence[],
    };
    await unit.expect(
      occurrencesOf(plan.id),
      all.map(({ originalDate }) => occurrenceId(plan.id, originalDate)),
    );
    for (const occurrence of all) {
      const id = occurrenceId(plan.id, occurrence.originalDate);
      const known = await findOccurrence(unit, plan.id, occurrence);
      if (known?.workOrderId !== undefined)
        outcome.existing.push({ occurrenceId: id, orderId: known.workOrderId });
      else if (!takesOrder(known)) outcome.skipped.push({ occurrenceId: id, orderId: id });
      else if (dueDays.has(occurrence.originalDate)) {
        // An occurrence that was moved by hand keeps its own date.
        const scheduled = known ? { ...occurrence, date: known.dueDate } : occurrence;
        outcome.created.push({
          occurrenceId: id,
          orderId: id,
          ...(await createOrder(unit, plan, scheduled, { day, now })),
        });
      }
    }
    await passOccurrences(unit, plan, due, noteOf(outcome.created.length));
    const isMore = until !== undefined && next !== undefined && next <= until;
    return { ...outcome, ...(isMore && { further: true }) };
  },
});

function refuseAhead(plan: Plan, until: CalendarDay, day: CalendarDay): void {
  const latest = addDays(day, MOST_DAYS_AHEAD);
  const why =
    whyNotAhead(plan) ??
    (until > latest ? `Work orders are created until ${dayText(latest)} at the latest.` : undefined);
  if (why !== undefined) throw new FailureSignal(invalid(why));
}

const noteOf = (count: number): string | undefined =>
  count === 0
    ? undefined
    : nounFor(count, { one: '1 work order created', many: `${count} work orders created` });

/** When orders are created. */
interface At {
  readonly day: CalendarDay;
  readonly now: Date;
}

async function createOrder(
  unit: Unit,
  plan: Stored<Plan>,
  occurrence: ScheduledDate,
  { day, now }: At,
): Promise<Pick<OrderOfOccurrence, 'leftOut' | 'isScheduled'>> {
  const id = occurrenceId(plan.id, occurrence.originalDate);
  await giveOccurrenceOrder(unit, plan, occurrence, id);
  const left = await findLeavers(unit, plan, occurrence.date, day);
  const named = left.map(personRef);
  const order = inTime(orderFromPlan(plan, occurrence, named), now);
  // Who is away or lacks a certificate stays on it, because the plan says so: the office is told by the history.
  const against = order.plannedStart
    ? await reasonsAgainstOrder(unit, { ...order, id })
    : await reasonsAgainstPeople(
        unit,
        planPeople(plan.template).flatMap((one) => (named.some((gone) => gone.id === one.id) ? [] : one.id)),
        occurrence.date,
        plan.template.type,
      );
  const words = [...left.map((person) => whyNotPlanned(person, dayText)), ...against];
  const note = words.join(' ');
  // Somebody answers for a doubtful plan: such an order waits as a draft, with its time.
  const status = words.length === 0 ? statusOfNew(order) : 'draft';
  await unit.create(workOrders, id, { ...order, status }, note === '' ? undefined : { note }, {
    isServers: true,
  });
  return {
    ...(left.length > 0 && { leftOut: left.map(({ displayName, endDate }) => ({ displayName, endDate })) }),
    ...(status === 'scheduled' && { isScheduled: true }),
  };
}

/** The order without its time where that is over: an occurrence whose order comes late is planned by hand. */
const inTime = (order: WorkOrder, now: Date): WorkOrder =>
  order.plannedStart && order.plannedStart <= now
    ? { ...order, plannedStart: undefined, plannedEnd: undefined, plannedDay: undefined }
    : order;
