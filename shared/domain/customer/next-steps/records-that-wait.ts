import { addDays, type CalendarDay, today as dayOf, daysBetween } from '../../calendar-day';
import { COMPANY } from '../../company';
import { nounFor } from '../../record';
import { WAITING_REASON_LABELS } from '../../work-order';
import { type CustomerFacts, STEP_RECORDS } from './facts';
import type { NextStep, StepKind, StepRecord } from './step';
import { daysAgo, dueText, type Formats, inDays } from './texts';

/** An offer that got no answer for so long is asked about. */
const SILENT_DAYS = 7;
/** An offer that ends so soon is asked about, however young it is. */
const ENDING_DAYS = 7;
/** What is overdue presses more every day, up to this many points. */
const MOST_URGENCY = 9;

/** Work orders that should be done by now. */
export function lateOrders(
  { lateOrders: orders }: CustomerFacts,
  today: CalendarDay,
  formats: Formats,
): NextStep | undefined {
  return stepOf('lateOrders', 70 + urgency(orders[0]?.dueDate, today), {
    one: 'work order is late',
    many: 'work orders are late',
    isCut: isCut(orders),
    records: orders.map((order) => ({
      ...named('workOrder', order.id, order.number, order.title),
      why: [order.dueDate && dueText(order.dueDate, today, formats), waitText(order)]
        .filter(Boolean)
        .join(', '),
    })),
  });
}

/** Work orders on hold that are not late: those are told of already. */
export function waitingOrders(
  { heldOrders, lateOrders: late }: CustomerFacts,
  today: CalendarDay,
  { day }: Formats,
): NextStep | undefined {
  const orders = heldOrders.filter(({ dueDate }) => dueDate === undefined || dueDate >= today);
  const known = orders.filter(({ id }) => !late.some((order) => order.id === id));
  return stepOf('waitingOrders', 30, {
    one: 'work order is on hold',
    many: 'work orders are on hold',
    isCut: isCut(heldOrders),
    records: known.map((order) => ({
      ...named('workOrder', order.id, order.number, order.title),
      why: [waitText(order), order.dueDate && `due ${day(order.dueDate)}`].filter(Boolean).join(', '),
    })),
  });
}

/** Offers that were sent and are silent, end soon or ended without an answer. */
export function openOffers(
  { sentOffers, openOffers: known }: CustomerFacts,
  today: CalendarDay,
  { day }: Formats,
): NextStep | undefined {
  const records = sentOffers.flatMap(({ id, number, title, sentAt, validUntil }) => {
    const silent = sentAt ? daysBetween(dayOf(COMPANY.timezone, sentAt), today) : 0;
    if (silent < SILENT_DAYS && validUntil > addDays(today, ENDING_DAYS)) return [];
    const left = daysBetween(today, validUntil);
    const end = left < 0 ? `ended ${daysAgo(-left)}` : `ends ${inDays(left)}, on ${day(validUntil)}`;
    return { ...named('offer', id, number, title), why: `sent ${daysAgo(silent)}, ${end}` };
  });
  return stepOf('offers', 60 + urgency(sentOffers[0]?.validUntil, today), {
    // Fewer than all that await an answer: the others are fresh.
    one: 'offer needs a follow-up',
    many: 'offers need a follow-up',
    isCut: known > sentOffers.length,
    records,
  });
}

/** Maintenance plans whose occurrence was forgotten, or with which something is wrong. */
export function latePlans(
  { latePlans: late, unwellPlans }: CustomerFacts,
  today: CalendarDay,
  formats: Formats,
): NextStep | undefined {
  const ill = unwellPlans.map((plan) => ({
    ...named('maintenancePlan', plan.id, plan.number, plan.name),
    why: plan.healthWhy ?? 'something is wrong with it',
  }));
  const forgotten = late
    .filter(({ id }) => !ill.some((plan) => plan.id === id))
    .map((plan) => ({
      ...named('maintenancePlan', plan.id, plan.number, plan.name),
      why: plan.nextDueDate
        ? `occurrence ${dueText(plan.nextDueDate, today, formats)}, without a work order`
        : 'an occurrence without a work order',
    }));
  return stepOf('latePlans', 55, {
    one: 'maintenance plan needs a look',
    many: 'maintenance plans need a look',
    isCut: isCut(late) || isCut(unwellPlans),
    records: [...ill, ...forgotten],
  });
}

/** Tasks that should be done by now. */
export function lateTasks(
  { lateTasks: tasks }: CustomerFacts,
  today: CalendarDay,
  formats: Formats,
): NextStep | undefined {
  return stepOf('lateTasks', 50 + urgency(tasks[0]?.dueDate, today), {
    one: 'task is overdue',
    many: 'tasks are overdue',
    isCut: isCut(tasks),
    records: tasks.map(({ id, title, dueDate }) => ({
      ...named('task', id, undefined, title),
      why: dueDate ? dueText(dueDate, today, formats) : '',
    })),
  });
}

interface Group {
  /** After the number, for one and for several. */
  readonly one: string;
  readonly many: string;
  /** Not all of them were looked at, as far as is known. */
  readonly isCut: boolean;
  readonly records: readonly StepRecord[];
}

function stepOf(
  kind: StepKind,
  weight: number,
  { one, many, isCut: more, records }: Group,
): NextStep | undefined {
  if (records.length === 0) return undefined;
  const count = records.length;
  const noun = nounFor({ count, atLeast: more }, { one, many });
  const title = more ? `${count} or more ${noun}` : `${count} ${noun}`;
  return { kind, weight, title, records, more };
}

/** As many as were asked for may not be all. */
const isCut = (read: readonly unknown[]): boolean => read.length >= STEP_RECORDS;

const named = (type: string, id: string, number: string | undefined, title: string) => ({
  type,
  id,
  name: number === undefined ? title : `${number} ${title}`,
});

const urgency = (day: CalendarDay | undefined, today: CalendarDay): number =>
  day === undefined ? 0 : Math.min(MOST_URGENCY, Math.max(0, daysBetween(day, today) / 3));

const waitText = ({ waiting }: CustomerFacts['lateOrders'][number]): string | undefined =>
  waiting && `waits for ${WAITING_REASON_LABELS[waiting.reason].toLowerCase()}`;
