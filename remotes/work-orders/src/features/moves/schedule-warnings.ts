import { type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import { EMPLOYEE_STATUS_LABELS, type Employee } from '@fm/domain/employee';
import type { Numbered, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Planned time of a job as far as it matters for the person who leads it. */
export interface Slot {
  readonly plannedStart: Date;
  /** Open ends count as one hour. */
  readonly plannedEnd: Date | undefined;
  readonly timezone: string;
}

/** How times and days are written in a warning. */
export interface SlotFormats {
  day(day: CalendarDay): string;
  time(at: Date, timezone: string): string;
}

const OPEN_END_MS = 3_600_000;

const endOf = ({ plannedStart, plannedEnd }: Slot): number =>
  plannedEnd?.getTime() ?? plannedStart.getTime() + OPEN_END_MS;

const overlaps = (a: Slot, b: Slot): boolean =>
  a.plannedStart.getTime() < endOf(b) && b.plannedStart.getTime() < endOf(a);

/** What speaks against this person at this time, a sentence each; none of it forbids the plan. */
export function scheduleWarnings(
  lead: Employee,
  slot: Slot,
  others: readonly Stored<WorkOrder>[],
  formats: SlotFormats,
): string[] {
  const day = dayIn(slot.timezone, slot.plannedStart);
  return [
    ...availability(lead),
    ...absence(lead, day, formats),
    ...certificates(lead, day, formats),
    ...doubleBookings(lead, slot, others, formats),
  ];
}

function availability({ displayName, status }: Employee): string[] {
  return status === 'active' ? [] : [`${displayName} is marked "${EMPLOYEE_STATUS_LABELS[status]}".`];
}

function absence({ displayName, absences = [] }: Employee, day: CalendarDay, formats: SlotFormats): string[] {
  return absences
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ from, to }) => `${displayName} is away from ${formats.day(from)} to ${formats.day(to)}.`);
}

function certificates(
  { displayName, certificates: all = {} }: Employee,
  day: CalendarDay,
  formats: SlotFormats,
): string[] {
  return Object.values(all).flatMap(({ name, status, expiresOn }) =>
    status === 'valid' && expiresOn !== undefined && expiresOn < day
      ? [`${displayName}'s certificate "${name}" runs out on ${formats.day(expiresOn)}.`]
      : [],
  );
}

function doubleBookings(
  { displayName }: Employee,
  slot: Slot,
  others: readonly Stored<WorkOrder>[],
  formats: SlotFormats,
): string[] {
  return others.flatMap((other: Numbered<WorkOrder>) => {
    const { plannedStart, plannedEnd, timezone } = other;
    if (!plannedStart || !overlaps(slot, { plannedStart, plannedEnd, timezone })) return [];
    const from = formats.time(plannedStart, timezone);
    const until = plannedEnd ? ` to ${formats.time(plannedEnd, timezone)}` : '';
    return [`${displayName} is already booked from ${from}${until}: ${workOrders.label(other)}.`];
  });
}
