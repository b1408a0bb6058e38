import { addDays, type CalendarDay } from '../calendar-day';
import type { WorkSpan } from '../employee';
import { instantAt, MS_PER_MINUTE } from '../instant';
import { availabilityOn, type Person, type Span, sharedMinutes, spanOf } from '../planning';
import { type BookedJob, daysOf, type JobToAssign } from './job';

const MINUTES_A_DAY = 24 * 60;

/** Up to this long a gap between two spans of work is a break: a job may go through it. */
const MAX_BREAK_MS = 60 * MS_PER_MINUTE;

/**
 * When somebody works on the days of a job, breaks included. Hours are meant by the clock of the site: who works
 * there keeps its time.
 */
export function workTimes(person: Person, { timezone, ...job }: JobToAssign): readonly Span[] {
  const spans = daysOf({ timezone, ...job }).flatMap((day) =>
    availabilityOn(person, day).spans.map((span) => instantsOf(span, day, timezone)),
  );
  return joined(spans);
}

const instantsOf = ({ fromMin, toMin }: WorkSpan, day: CalendarDay, timezone: string): Span => ({
  start: atMinute(day, fromMin, timezone),
  end: atMinute(day, toMin, timezone),
});

function atMinute(day: CalendarDay, minute: number, timezone: string): Date {
  if (minute === MINUTES_A_DAY) return instantAt(addDays(day, 1), '00:00', timezone);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return instantAt(day, time, timezone);
}

function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = all.at(-1);
    const goesOn = last && span.start.getTime() - last.end.getTime() <= MAX_BREAK_MS;
    if (last && goesOn) all.splice(-1, 1, { start: last.start, end: laterOf(last.end, span.end) });
    else all.push(span);
  }
  return all;
}

/** Minutes of a job that lie outside of somebody's working time. */
export function minutesOutside(person: Person, job: JobToAssign): number {
  const wanted = spanOf(job);
  if (!wanted) return 0;
  const inside = workTimes(person, job).reduce((sum, span) => sum + sharedMinutes(wanted, span), 0);
  return sharedMinutes(wanted, wanted) - inside;
}

/** The time around a job in which somebody works and has nothing else to do; undefined where the job does not fit in. */
export function freeAround(person: Person, job: JobToAssign, booked: readonly BookedJob[]): Span | undefined {
  const wanted = spanOf(job);
  if (!wanted) return undefined;
  const within = workTimes(person, job).find(({ start, end }) => start <= wanted.start && wanted.end <= end);
  if (!within) return undefined;
  const taken = booked.flatMap((other) => spanOf(other) ?? []);
  const before = taken.filter(({ end }) => end <= wanted.start).map(({ end }) => end);
  const after = taken.filter(({ start }) => wanted.end <= start).map(({ start }) => start);
  return {
    start: before.reduce(laterOf, within.start),
    end: after.reduce(earlierOf, within.end),
  };
}

const laterOf = (a: Date, b: Date): Date => (a < b ? b : a);
const earlierOf = (a: Date, b: Date): Date => (a < b ? a : b);
