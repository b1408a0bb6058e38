import { type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import { EMPLOYEE_STATUS_LABELS, type Employee } from '@fm/domain/employee';
import { absenceOn, overlap, spanOf } from '@fm/domain/planning';
import type { Numbered, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Planned time of a job as far as it matters for the person who leads it. */
export interface Slot {
  readonly plannedStart: Date;
  /** Open ends count as `spanOf` says. */
  readonly plannedEnd: Date | undefined;
  readonly estimateMin?: number | undefined;
  readonly timezone: string;
}

/** How times and days are written in a warning. */
export interface SlotFormats {
  day(day: CalendarDay): string;
  time(at: Date, timezone: string): string;
}

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

function absence(lead: Employee, day: CalendarDay, formats: SlotFormats): string[] {
  const away = absenceOn(lead, day);
  if (!away) return [];
  return [`${lead.displayName} is away from ${formats.day(away.from)} to ${formats.day(away.to)}.`];
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
  const wanted = spanOf(slot);
  return others.flatMap((other: Numbered<WorkOrder>) => {
    const { plannedStart, plannedEnd, timezone } = other;
    const booked = spanOf(other);
    if (!wanted || !plannedStart || !booked || !overlap(wanted, booked)) return [];
    const from = formats.time(plannedStart, timezone);
    const until = plannedEnd ? ` to ${formats.time(plannedEnd, timezone)}` : '';
    return [`${displayName} is already booked from ${from}${until}: ${workOrders.label(other)}.`];
  });
}
