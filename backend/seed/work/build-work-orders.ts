import { assetRefsFields } from '@fm/domain/asset';
import { addDays, type CalendarDay, earlierDay, isWeekend } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import { instantAt } from '@fm/domain/instant';
import type { Actor, Stored } from '@fm/domain/record';
import {
  transitionWorkOrder,
  WAITING_REASONS,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderTransitionFields,
  workOrders,
} from '@fm/domain/work-order';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import { CANCEL_REASONS } from '../texts/jobs';
import type { World } from '../world';
import { Bookings } from './bookings';
import { filledChecklist } from './fill-checklist';
import { orderLines } from './order-lines';
import type { StagedSlot } from './slot';

const MINUTES_PER_DAY = 1440;
/** How many orders the manager leads, so that the manager's own rights can be seen. */
const MANAGER_LEADS_EVERY = 23;
/** Today and the working days after it that are full of appointments, and how many each has. */
export const FULL_DAYS = 6;
const JOBS_A_DAY = 7;
/** Few are on duty at weekends: they do what is short. */
const WEEKEND_MIN = 150;
/** Longer jobs are done by two. */
const CREW_FROM_MIN = 240;

/** The orders, oldest first so that their numbers are in order. */
export function buildWorkOrders(
  world: World,
  slots: readonly StagedSlot[],
  staff: readonly Stored<Employee>[],
): Chronicle<WorkOrder>[] {
  const working = staff.filter(({ status }) => status === 'active');
  const bookings = new Bookings(world, working);
  const lines = orderLines(world, slots);
  const soon = fullDays(world, slots);
  let holds = 0;
  return [...slots]
    .sort((a, b) => (a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created < b.created ? -1 : 1))
    .map((slot, index) => {
      const chronicle = create(world, slot, lines.get(slot.id));
      if (slot.status === 'onHold') holds += 1;
      const manages = index % MANAGER_LEADS_EVERY === 0;
      const day = soon.get(slot.id) ?? plannedDay(world, slot);
      if (!slot.unassigned)
        plan(world, chronicle, { ...slot, day }, bookings, manages ? managerOf(working) : []);
      run(world, chronicle, slot, holds);
      return chronicle;
    });
}

const managerOf = (staff: readonly Stored<Employee>[]) =>
  staff.filter(({ id }) => id === ACTORS.manager.employeeId);

function create(
  world: World,
  slot: StagedSlot,
  lines: Pick<WorkOrder, 'parts' | 'costs'> = { parts: {}, costs: {} },
): Chronicle<WorkOrder> {
  const { random, calendar, numbers } = world;
  const record: WorkOrder = { ...(slot.ofPlan ?? byHand(slot)), ...lines };
  const at = calendar.past(calendar.at(slot.created, random.int(420, 1000)));
  const created = new Chronicle(
    workOrders,
    slot.id,
    record,
    slot.ofPlan ? ACTORS.office : random.pick(OFFICE_ACTORS),
    at,
    {
      number: numbers.next(workOrders, slot.created),
      ...(slot.ofPlan && { source: 'plan' as const }),
    },
  );
  const patches: Partial<WorkOrder>[] = [
    { priority: slot.priority === 'normal' ? 'high' : 'normal' },
    { estimateMin: slot.minutes + 30 },
    { description: [slot.description, 'Parking in the yard.'].filter(Boolean).join(' ') },
    { priority: slot.priority },
    { estimateMin: slot.minutes },
    { requestedBy: slot.requestedBy ?? 'Caretaker by phone' },
  ];
  if (!slot.missed) edit(world, created, slot.created, 1, patches.slice(0, random.int(0, 2)));
  return created;
}

/** An order that no plan made. */
function byHand(slot: StagedSlot): WorkOrder {
  const { site } = slot;
  return {
    title: slot.title,
    description: slot.description,
    type: slot.type,
    status: 'draft',
    statusGroup: 'open',
    priority: slot.priority,
    customerRef: site.customerRef,
    siteRef: { id: site.id, name: site.name },
    ...assetRefsFields(slot.assetRefs),
    leadId: '',
    crewRefs: [],
    crewIds: [],
    timezone: site.timezone,
    dueDate: slot.due,
    dueSort: slot.due,
    estimateMin: slot.minutes,
    checklist: slot.checklist,
    origin: slot.offerRef ? 'offer' : 'hand',
    offerRef: slot.offerRef,
    offerTotalMinor: slot.offerTotalMinor,
    requestedBy: slot.requestedBy,
    requireSignature: slot.requireSignature,
  };
}

/** Gives the order a lead, a day and a time, and at times a crew; a draft a lead at most. */
function plan(
  world: World,
  chronicle: Chronicle<WorkOrder>,
  slot: StagedSlot & { readonly day: CalendarDay },
  bookings: Bookings,
  wanted: readonly Stored<Employee>[],
): void {
  const { random, calendar } = world;
  const at = calendar.past(calendar.at(addDays(slot.created, 1), random.int(430, 900)));
  const { day } = slot;
  const booking = slot.status === 'draft' ? undefined : bookings.book(wanted, slot.team, day, slot.minutes);
  const lead = booking?.lead ?? bookings.anybody(slot.team);
  if (!lead) return;
  const crew = slot.minutes >= CREW_FROM_MIN ? [bookings.anybody(slot.team)] : [];
  const crewRefs = crew.flatMap((person) =>
    person && person.id !== lead.id ? [{ id: person.id, name: person.displayName }] : [],
  );
  const planned = booking && {
    crewRefs,
    crewIds: crewRefs.map(({ id }) => id),
    plannedDay: day,
    plannedStart: localTime(day, booking.from, slot.site.timezone),
    plannedEnd: localTime(day, booking.to, slot.site.timezone),
  };
  const actor = random.pick(OFFICE_ACTORS);
  chronicle.change({ leadId: lead.id, leadName: lead.displayName, ...planned }, actor, at, {
    kind: 'assigned',
  });
}

const localTime = (day: string, minutes: number, timezone: string) =>
  instantAt(day, new Date(minutes * 60_000).toISOString().slice(11, 16), timezone);

/** The days of what is scheduled and due soonest: a firm has its next days full, and plans the others later. */
function fullDays({ calendar }: World, slots: readonly StagedSlot[]): ReadonlyMap<string, CalendarDay> {
  const next = slots
    .filter(({ status, due }) => status === 'scheduled' && due >= calendar.today)
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  const days = new Map<string, CalendarDay>();
  for (const day of calendar.fromToday(FULL_DAYS))
    for (const { id, due } of next
      .filter(({ id, minutes }) => !days.has(id) && (!isWeekend(day) || minutes <= WEEKEND_MIN))
      .slice(0, JOBS_A_DAY))
      days.set(id, earlierDay(day, due));
  return days;
}

/** Work that began was planned for a day before today, work to come for one after. */
function plannedDay({ calendar, random }: World, { status, due, created }: StagedSlot): string {
  const began = status !== 'scheduled' && status !== 'draft' && status !== 'cancelled';
  const latest = began && due >= calendar.today ? calendar.day(-1) : due;
  const day = addDays(latest, -random.int(0, 2));
  const workday = isWeekend(day) ? calendar.workday(day, -1) : day;
  return workday < created ? created : workday;
}

/** Takes the order through its states as people would have. */
function run(world: World, chronicle: Chronicle<WorkOrder>, slot: StagedSlot, holds: number): void {
  const { random, calendar } = world;
  const take = (to: WorkOrderStatus, actor: Actor, at: Date, input: WorkOrderTransitionFields = {}) =>
    chronicle.take(
      (order, when) => transitionWorkOrder(order, to, input, actor, when),
      actor,
      calendar.past(at),
    );
  const start = chronicle.record.plannedStart ?? calendar.at(slot.due, 540);
  const later = (days: number) =>
    calendar.officeDay(new Date(start.getTime() + days * MINUTES_PER_DAY * 60_000));
  const { status } = slot;
  if (status === 'draft') return;
  if (status === 'cancelled' && random.chance(0.5)) {
    take('cancelled', ACTORS.office, later(-1), { reason: random.pick(CANCEL_REASONS) });
    return;
  }
  take('scheduled', random.pick(OFFICE_ACTORS), calendar.at(addDays(slot.created, 1), random.int(900, 1020)));
  if (status === 'scheduled') return;
  if (status === 'cancelled') {
    take('cancelled', ACTORS.admin, later(-1), { reason: random.pick(CANCEL_REASONS) });
    return;
  }
  take('inProgress', ACTORS.office, start);
  const done = new Date(start.getTime() + slot.minutes * 60_000);
  if (status === 'inProgress') return;
  if (status === 'onHold' || random.chance(0.12)) {
    const reason =
      WAITING_REASONS[(status === 'onHold' ? holds : random.int(0, 4)) % WAITING_REASONS.length] ?? 'parts';
    const until = status === 'onHold' ? calendar.day(random.int(1, 14)) : undefined;
    take('onHold', ACTORS.office, done, { waitingReason: reason, ...(until && { waitingUntil: until }) });
    if (status === 'onHold') return;
    take('inProgress', ACTORS.office, later(1));
  }
  const completer = random.pick([ACTORS.office, ACTORS.empty]);
  const { by, at } = { by: completer, at: chronicle.record.updatedAt };
  chronicle.change(
    { checklist: filledChecklist(chronicle.record.checklist, by, at, random) },
    completer,
    done,
  );
  take('completed', completer, done, {
    outcome: slot.outcome,
    ...(slot.requireSignature && {
      ...(world.copy === 0 && { signatureId: `signature-${slot.id}` }),
      signedBy: random.pick(['Frau Kühn', 'Herr Petersen', 'Caretaker', 'Reception', 'M. Aydın']),
    }),
  });
  if (status === 'verified') take('verified', ACTORS.admin, later(random.int(1, 3)));
}
