import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { planDates } from '@fm/domain/maintenance';
import type { ScheduledDate } from '@fm/domain/recurrence';
import type { World } from '../world';
import { ENDED_DAYS_AGO, PAUSED_DAYS_AGO, type SeededPlan } from './build-plans';

const ORDERS = 150;
const SKIPPED = 6;
const PLANNED = 69;
const PLANNED_AHEAD_DAYS = 92;
/** Missed occurrences of the two stalled plans. */
const MISSED = [3, 2];
/** Active plans whose next occurrence waits for "create due work orders". */
const DUE_NOW = 3;

/** An occurrence of a plan. */
export interface SeededOccurrence extends ScheduledDate {
  readonly plan: SeededPlan;
  readonly state: 'order' | 'missed' | 'skipped' | 'planned';
}

/** 225 occurrences: 150 with an order (5 of them missed), 6 skipped, 69 planned over the next three months. */
export function planOccurrences(world: World, plans: readonly SeededPlan[]): SeededOccurrence[] {
  const { calendar } = world;
  const past = plans.map((plan) => candidates(world, plan));
  const counts = takeInTurn(
    past.map((dates) => dates.length),
    ORDERS + SKIPPED,
  );
  let skipped = 0;
  const generated = plans.flatMap((plan, index) => {
    const dates = past[index]?.slice(-(counts[index] ?? 0)) ?? [];
    if ((counts[index] ?? 0) === 0) return [];
    const missed = missedDates(plan, plans, dates, calendar.today);
    return dates.map((date, place): SeededOccurrence => {
      if (missed.includes(date.date)) return { ...date, plan, state: 'missed' };
      const maySkip = plan.state === 'active' && dates.length > 4 && place === 1 && skipped < SKIPPED;
      if (maySkip) skipped += 1;
      return { ...date, plan, state: maySkip ? 'skipped' : 'order' };
    });
  });
  return [...generated, ...planned(world, plans, generated)];
}

/** Days of a plan that could have an order by now, latest last. */
function candidates({ calendar }: World, plan: SeededPlan): ScheduledDate[] {
  const { record } = plan.chronicle;
  const until =
    plan.state === 'paused'
      ? calendar.day(-PAUSED_DAYS_AGO)
      : plan.state === 'ended'
        ? calendar.day(-ENDED_DAYS_AGO)
        : plan.state === 'stalled'
          ? calendar.today
          : addDays(calendar.today, record.leadDays);
  const dates = planDates(record, record.startDate, 400).filter(({ date }) => date <= until);
  const waits = plan.state === 'active' && Number(record.id.slice(-2)) <= DUE_NOW;
  return waits ? dates.slice(0, -1) : dates;
}

/** How many to take of each so that there are `total`: one from each in turn, as far as each has any. */
export function takeInTurn(available: readonly number[], total: number): number[] {
  const taken = available.map(() => 0);
  let left = Math.min(
    total,
    available.reduce((a, b) => a + b, 0),
  );
  while (left > 0) {
    for (const [index, most] of available.entries()) {
      if (left === 0 || (taken[index] ?? 0) >= most) continue;
      taken[index] = (taken[index] ?? 0) + 1;
      left -= 1;
    }
  }
  return taken;
}

function missedDates(
  plan: SeededPlan,
  plans: readonly SeededPlan[],
  dates: readonly ScheduledDate[],
  today: CalendarDay,
): CalendarDay[] {
  if (plan.state !== 'stalled') return [];
  const place = plans.filter(({ state }) => state === 'stalled').indexOf(plan);
  const { dueAfterDays } = plan.chronicle.record;
  const over = dates.filter(({ date }) => addDays(date, dueAfterDays) < today);
  return over.slice(-(MISSED[place] ?? 0)).map(({ date }) => date);
}

function planned(
  { calendar }: World,
  plans: readonly SeededPlan[],
  generated: readonly SeededOccurrence[],
): SeededOccurrence[] {
  const until = calendar.day(PLANNED_AHEAD_DAYS);
  const coming = plans.map((plan) => {
    if (plan.state !== 'active') return [];
    const { record } = plan.chronicle;
    const last = generated.filter((occurrence) => occurrence.plan === plan).at(-1)?.date ?? calendar.day(-1);
    const from = addDays(last, 1);
    return planDates(record, from, 40).filter(({ date }) => date > calendar.today && date <= until);
  });
  const counts = takeInTurn(
    coming.map((dates) => dates.length),
    PLANNED,
  );
  return plans.flatMap((plan, index) =>
    (coming[index] ?? [])
      .slice(0, counts[index])
      .map((date): SeededOccurrence => ({ ...date, plan, state: 'planned' })),
  );
}
