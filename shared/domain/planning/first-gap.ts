import type { CalendarDay } from '../calendar-day';
import { availabilityOn, type Person } from './availability';
import { minuteOf } from './placing';
import { MORNING_MIN } from './replan';
import { OPEN_END_MIN, type PlannedJob, spanOf, wholeDay } from './span';

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
export function firstGap({ person, jobs, day, estimateMin, earliestMin, timezone }: GapSearch): number {
  const length = estimateMin || OPEN_END_MIN;
  const busy = busyOn(jobs, day, timezone);
  const { spans } = availabilityOn(person, day);
  const earliest = Math.ceil(earliestMin / STEP_MIN) * STEP_MIN;
  for (const { fromMin, toMin } of spans) {
    let free = Math.max(fromMin, earliest);
    for (const job of busy) {
      if (job.fromMin - free >= length) break;
      free = Math.max(free, job.toMin);
    }
    if (toMin - free >= length) return free;
  }
  return Math.max(spans[0]?.fromMin ?? MORNING_MIN, earliest);
}

/** When the jobs begin and end on a day, in minutes as its clock shows them, the first one first. */
function busyOn(jobs: readonly PlannedJob[], day: CalendarDay, timezone: string) {
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
