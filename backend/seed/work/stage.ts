import type { CalendarDay } from '@fm/domain/calendar-day';
import type { WorkOrderStatus } from '@fm/domain/work-order';
import type { Random } from '../random';
import type { Slot, StagedSlot } from './slot';

/** What started is due soonest, drafts are what is furthest away. */
const FUTURE: readonly [WorkOrderStatus, number][] = [
  ['inProgress', 10],
  ['onHold', 7],
  ['scheduled', 44],
  ['draft', 13],
];
/** With the five missed occurrences, still drafts, eleven orders are overdue. */
const OVERDUE: readonly [WorkOrderStatus, number][] = [
  ['scheduled', 2],
  ['inProgress', 2],
  ['onHold', 2],
];
const COMPLETED = 38;
const CANCELLED = 12;
const UNASSIGNED = 7;

/** How many orders must be due today or later, and how many of the past are overdue besides missed occurrences. */
export const FUTURE_ORDERS = FUTURE.reduce((sum, [, count]) => sum + count, 0);
export const OVERDUE_ORDERS = OVERDUE.reduce((sum, [, count]) => sum + count, 0);

const expand = (counts: readonly [WorkOrderStatus, number][]) =>
  counts.flatMap(([status, count]) => Array.from({ length: count }, () => status));

/**
 * Gives each order its status so that the numbers come out: 18 drafts, 46 scheduled, 12 in progress, 9 on hold,
 * 38 completed, 105 verified, 12 cancelled; 11 overdue, 7 of the drafts with nobody assigned.
 */
export function stageSlots(slots: readonly Slot[], today: CalendarDay, random: Random): StagedSlot[] {
  const missed = slots.filter((slot) => slot.missed);
  const future = slots.filter((slot) => !slot.missed && slot.due >= today);
  const past = slots
    .filter((slot) => !slot.missed && slot.due < today)
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  const byHand = past.filter(({ origin }) => origin !== 'plan');
  const overdue = new Set(byHand.slice(-OVERDUE_ORDERS));
  const cancelled = new Set(random.shuffled(byHand.filter((slot) => !overdue.has(slot))).slice(0, CANCELLED));
  const done = past.filter((slot) => !overdue.has(slot) && !cancelled.has(slot));
  const overdueStatuses = expand(OVERDUE);
  const byDue = [...future].sort((a, b) => (a.due < b.due ? -1 : 1));
  const soonest = expand(FUTURE);
  const drafts = [...missed, ...byDue.filter((_, index) => soonest[index] === 'draft')];
  // A plan names who leads its orders.
  const unassigned = new Set(drafts.filter(({ origin }) => origin !== 'plan').slice(0, UNASSIGNED));
  const stage = (slot: Slot, status: WorkOrderStatus): StagedSlot => ({
    ...slot,
    status,
    unassigned: unassigned.has(slot),
  });
  return [
    ...missed.map((slot) => stage(slot, 'draft')),
    ...byDue.map((slot, index) => stage(slot, soonest[index] ?? 'draft')),
    ...[...overdue].map((slot, index) => stage(slot, overdueStatuses[index] ?? 'scheduled')),
    ...[...cancelled].map((slot) => stage(slot, 'cancelled')),
    ...done.map((slot, index) => stage(slot, index >= done.length - COMPLETED ? 'completed' : 'verified')),
  ];
}
