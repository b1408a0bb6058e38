import { type CalendarDay, dayIn, startOfWeek, weekOf } from '../calendar-day';
import type { WorkSpan } from '../employee';
import { availabilityOn, type Person } from './availability';
import { minuteOf } from './placing';
import { MORNING_MIN } from './replan';
import { OPEN_END_MIN, type PlannedJob, spanOf, wholeDay } from './span';
import { workloadOn } from './workload';

const STEP_MIN = 15;
const DAY_MIN = 24 * 60;

/** What a gap is looked for in. */
export interface GapSearch {
  readonly person: Person;
  /** All that the person has to do on the day. */
  readonly jobs: readonly PlannedJob[];
  readonly day: CalendarDay;
  /** How long the job takes; an hour where nobody estimated it. */
  readonly estimateMin: number | undefined;
  /** The first minute of the day that is not over. */
  readonly earliestMin: number;
  readonly timezone: string;
}

/**
 * The minute of a day at which somebody first has time for a job within the hours they work; without such a gap the
 * minute at which they begin, or the morning on a day off. Never a time that is over, as long as the day has others.
 */
export function firstGap(search: GapSearch): number {
  const { person, day, earliestMin } = search;
  const [first] = availabilityOn(person, day).spans;
  return gapOn(search) ?? Math.max(first?.fromMin ?? MORNING_MIN, nextStep(earliestMin));
}

const nextStep = (minute: number): number => Math.ceil(minute / STEP_MIN) * STEP_MIN;

/** Days on which a free time is looked for, and now. */
export interface FreeTimeSearch extends Omit<GapSearch, 'jobs' | 'day' | 'earliestMin'> {
  /** All that the person has to do in the weeks of the days, by `weeksAround`. */
  readonly jobs: readonly PlannedJob[];
  readonly days: readonly CalendarDay[];
  readonly now: Date;
}

/** A minute of a day. */
export interface FreeTime {
  readonly day: CalendarDay;
  readonly fromMin: number;
}

/**
 * When somebody first has time for a job on these days, within the hours they work, those of the week, and not in the
 * past. Undefined where they have none.
 */
export function firstFreeTime({ days, now, ...search }: FreeTimeSearch): FreeTime | undefined {
  const today = dayIn(search.timezone, now);
  const isFull = fullWeeks(search);
  for (const day of days) {
    if (day < today || isFull(day)) continue;
    const fromMin = gapOn({ ...search, day, earliestMin: leftFrom(day, now, search.timezone) });
    if (fromMin !== undefined) return { day, fromMin };
  }
  return undefined;
}

/** Whether the job no longer fits into the hours of a day's week. A week is added up once. */
function fullWeeks({ person, jobs, estimateMin, timezone }: Omit<FreeTimeSearch, 'days' | 'now'>) {
  const weeks = new Map<CalendarDay, boolean>();
  return (day: CalendarDay): boolean => {
    const monday = startOfWeek(day);
    const known = weeks.get(monday);
    if (known !== undefined) return known;
    const { plannedMin, availableMin } = workloadOn(person, jobs, weekOf(day), timezone);
    const isFull = plannedMin + (estimateMin || OPEN_END_MIN) > availableMin;
    weeks.set(monday, isFull);
    return isFull;
  };
}

/** The first minute of a day that is not over: of a day to come its midnight. */
export const leftFrom = (day: CalendarDay, now: Date, timezone: string): number =>
  dayIn(timezone, now) === day ? minuteOf(now, timezone) : 0;

/** The first gap that is long enough, if the day has one. */
function gapOn({ person, jobs, day, estimateMin, earliestMin, timezone }: GapSearch): number | undefined {
  const length = estimateMin || OPEN_END_MIN;
  const busy = busyOn(jobs, day, timezone);
  const { spans } = availabilityOn(person, day);
  const earliest = nextStep(earliestMin);
  for (const { fromMin, toMin } of spans) {
    let free = Math.max(fromMin, earliest);
    for (const job of busy) {
      if (job.fromMin - free >= length) break;
      free = Math.max(free, job.toMin);
    }
    if (toMin - free >= length) return free;
  }
  return overBreaks(spans, busy, earliest, length);
}

/**
 * A job that is longer than anybody works without a break begins with the day, if nothing else is planned before it
 * ends and it ends with the day at the latest.
 */
function overBreaks(
  spans: readonly WorkSpan[],
  busy: readonly WorkSpan[],
  earliest: number,
  length: number,
): number | undefined {
  const [first] = spans;
  const end = spans.at(-1)?.toMin ?? 0;
  if (!first || first.fromMin < earliest || first.fromMin + length > end) return undefined;
  if (spans.some(({ fromMin, toMin }) => toMin - fromMin >= length)) return undefined;
  const until = first.fromMin + length;
  return busy.some(({ fromMin, toMin }) => fromMin < until && toMin > first.fromMin)
    ? undefined
    : first.fromMin;
}

/** When the jobs begin and end on a day, in minutes as its clock shows them, the first one first. */
function busyOn(jobs: readonly PlannedJob[], day: CalendarDay, timezone: string): WorkSpan[] {
  const whole = wholeDay(day, timezone);
  return jobs
    .flatMap((job) => spanOf(job) ?? [])
    .filter(({ start, end }) => start < whole.end && end > whole.start)
    .map(({ start, end }) => ({
      fromMin: start < whole.start ? 0 : minuteOf(start, timezone),
      toMin: end >= whole.end ? DAY_MIN : minuteOf(end, timezone),
    }))
    .sort((a, b) => a.fromMin - b.fromMin);
}
