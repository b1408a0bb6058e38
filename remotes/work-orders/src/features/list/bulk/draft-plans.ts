import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { occurrenceDay } from '@fm/domain/maintenance';
import {
  firstFreeTime,
  movedToTime,
  type Person,
  type PlannedJob,
  type PlannedTime,
} from '@fm/domain/planning';
import type { Ref, Stored } from '@fm/domain/record';
import { scheduleOf, type WorkOrder } from '@fm/domain/work-order';

/** Days on which a free time is looked for, of a lead's calendar. */
export const DAYS_AHEAD = 14;

type Draft = Stored<WorkOrder>;

/** Somebody who leads drafts without a time, and all that they have to do. */
export interface LeadDays {
  readonly person: Person;
  readonly jobs: readonly PlannedJob[];
}

/** A draft with who leads it and when. */
export interface PlannedDraft {
  readonly order: Draft;
  readonly lead: Ref;
  readonly time: PlannedTime;
  /** The time was looked for here: nobody has chosen it. */
  readonly isProposed: boolean;
}

/** What drafts are scheduled as. */
export interface DraftPlans {
  readonly planned: readonly PlannedDraft[];
  readonly leadless: readonly Draft[];
  /** Their leads have no time within the days that were looked at. */
  readonly timeless: readonly Draft[];
}

/** Who leads a draft: its own lead, or the one who is chosen for those without. */
export const leadOf = (order: Draft, chosen: Ref | null): Ref | null => scheduleOf(order).lead ?? chosen;

/** The days on which a draft may be done: from today on, and of an occurrence of a plan not before it is due. */
export function daysFor({ occurrenceId }: WorkOrder, today: CalendarDay): readonly CalendarDay[] {
  const due = occurrenceId === undefined ? today : occurrenceDay(occurrenceId);
  const first = due > today ? due : today;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(first, ahead));
}

interface Asked {
  /** For those that nobody leads. */
  readonly chosen: Ref | null;
  readonly days: ReadonlyMap<string, LeadDays>;
  readonly today: CalendarDay;
  readonly now: Date;
  /** Of the company, by whose clock people work. */
  readonly timezone: string;
}

/**
 * Gives every draft its lead and its time: its own, or the first hours in which its lead is free, one draft after the
 * other, so that none takes the time of another. What is due first comes first.
 */
export function draftPlans(drafts: readonly Draft[], { chosen, days, ...when }: Asked): DraftPlans {
  const planned: PlannedDraft[] = [];
  const leadless: Draft[] = [];
  const timeless: Draft[] = [];
  for (const order of inTurn(drafts)) {
    const lead = leadOf(order, chosen);
    if (!lead) {
      leadless.push(order);
      continue;
    }
    const known = days.get(lead.id);
    const given = planned.filter((other) => other.lead.id === lead.id).map(({ time }) => time);
    const time = order.plannedStart
      ? order
      : known && timeFor(order, { ...known, jobs: [...known.jobs, ...given] }, when);
    if (time) planned.push({ order, lead, time, isProposed: !order.plannedStart });
    else timeless.push(order);
  }
  return { planned, leadless, timeless };
}

/** What is due first is done first, around what has its time already. */
const inTurn = (drafts: readonly Draft[]): readonly Draft[] => [
  ...drafts.filter(({ plannedStart }) => plannedStart),
  ...drafts
    .filter(({ plannedStart }) => !plannedStart)
    .sort((one, other) => one.dueSort.localeCompare(other.dueSort)),
];

/** The first hours in which somebody is free for a draft. */
function timeFor(
  order: Draft,
  { person, jobs }: LeadDays,
  { today, now, timezone }: Pick<Asked, 'today' | 'now' | 'timezone'>,
): PlannedTime | undefined {
  const days = daysFor(order, today);
  const free = firstFreeTime({ person, jobs, days, estimateMin: order.estimateMin, now, timezone });
  return free && movedToTime(order, free.day, free.fromMin, timezone);
}
