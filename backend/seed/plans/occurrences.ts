import { addDays, isWeekend } from '@fm/domain/calendar-day';
import { type Occurrence, occurrenceId, occurrencesOf, orderFromPlan } from '@fm/domain/maintenance';
import { stampOf } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import type { Slot } from '../work/slot';
import type { World } from '../world';
import type { SeededOccurrence } from './planned-occurrences';

const MOVED = 14;

/** The id of an occurrence's order: the one the app itself would give it. */
export const occurrenceOrderId = ({ plan, originalDate }: SeededOccurrence): string =>
  occurrenceId(plan.chronicle.id, originalDate);

/** The day an occurrence was moved to by hand, for 14 of them. */
export function movedDays(seeded: readonly SeededOccurrence[]): ReadonlyMap<SeededOccurrence, string> {
  const free = new Set(seeded.map(({ plan, date }) => `${plan.chronicle.id} ${date}`));
  const movable = seeded.filter(({ plan, date, state }) => {
    const day = neighbour(date);
    return (state === 'order' || state === 'planned') && !free.has(`${plan.chronicle.id} ${day}`);
  });
  const step = Math.floor(movable.length / MOVED);
  return new Map(
    Array.from({ length: MOVED }, (_, n) => movable[n * step])
      .filter((occurrence) => occurrence !== undefined)
      .map((occurrence) => [occurrence, neighbour(occurrence.date)]),
  );
}

function neighbour(date: string): string {
  const next = addDays(date, 1);
  return isWeekend(next) ? addDays(date, -1) : next;
}

/** The work order of an occurrence before it is written: what the app itself would make of it, due by the day it was moved to. */
export function occurrenceSlot({ plan, ...occurrence }: SeededOccurrence, day: string): Slot {
  const { record } = plan.chronicle;
  const ofPlan = orderFromPlan(record, { ...occurrence, date: day });
  const { title, type, priority, checklist, requireSignature } = ofPlan;
  return {
    id: occurrenceOrderId({ plan, ...occurrence }),
    origin: 'plan',
    title,
    type,
    team: plan.text.team,
    minutes: plan.text.minutes,
    outcome: plan.text.outcome,
    priority,
    site: plan.site,
    assetRefs: record.assetRefs,
    created: addDays(occurrence.date, -record.leadDays),
    due: ofPlan.dueDate ?? day,
    checklist,
    requireSignature,
    ofPlan,
    missed: occurrence.state === 'missed',
  };
}

/** All occurrences as they are stored, with what became of their orders. */
export function buildOccurrences(
  world: World,
  seeded: readonly SeededOccurrence[],
  moved: ReadonlyMap<SeededOccurrence, string>,
  orders: ReadonlyMap<string, WorkOrder>,
): Chronicle<Occurrence>[] {
  const { calendar } = world;
  return seeded.map((occurrence) => {
    const { record } = occurrence.plan.chronicle;
    const hasOrder = occurrence.state === 'order' || occurrence.state === 'missed';
    const id = occurrenceOrderId(occurrence);
    const order = orders.get(id);
    const base: Occurrence = {
      planRef: { id: record.id, name: record.name },
      customerRef: record.customerRef,
      siteRef: record.siteRef,
      dueDate: occurrence.date,
      originalDate: occurrence.originalDate,
      state: hasOrder ? 'generated' : 'planned',
      workOrderId: hasOrder ? id : undefined,
    };
    const created = hasOrder ? addDays(occurrence.date, -record.leadDays) : calendar.day(-14);
    const chronicle = new Chronicle(
      occurrencesOf(record.id),
      id,
      base,
      ACTORS.office,
      calendar.past(calendar.at(created, 375)),
      {
        source: 'plan',
      },
    );
    follow(world, chronicle, occurrence, moved.get(occurrence), order);
    return chronicle;
  });
}

function follow(
  { calendar }: World,
  chronicle: Chronicle<Occurrence>,
  { state, date }: SeededOccurrence,
  movedTo: string | undefined,
  order: WorkOrder | undefined,
): void {
  const { office } = ACTORS;
  if (movedTo) {
    const at = chronicle.record.createdAt;
    chronicle.change({ dueDate: movedTo, movedBy: stampOf(office) }, office, at, {
      note: 'Moved at the wish of the customer.',
    });
  }
  if (state === 'skipped') {
    const skippedReason = 'Building closed that day.';
    chronicle.change({ state, skippedReason }, office, calendar.past(calendar.at(date, 480)), {
      kind: 'status',
      note: skippedReason,
    });
  }
  if (state === 'missed')
    chronicle.change({ state }, office, calendar.past(calendar.at(date, 1080)), {
      kind: 'status',
      source: 'plan',
    });
  if (order?.completedAt && state === 'order') {
    const completedOn = order.completedAt.toISOString().slice(0, 10);
    chronicle.change({ state: 'done', completedOn }, office, order.completedAt, { kind: 'status' });
  }
}
