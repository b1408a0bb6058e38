import type { CalendarDay } from '../calendar-day';
import { minutesOfDay, timeIn } from '../instant';
import { type PlannedJob, type Span, spanOf, wholeDay } from './span';

/** Where a job stands in the column or row of a day. */
export interface Placed<J> {
  readonly job: J;
  /** Minutes after midnight as clocks show them: a day in a calendar always has 24 hours. */
  readonly fromMin: number;
  readonly toMin: number;
  /** It began on a day before, or goes on after this one. */
  readonly begunBefore: boolean;
  readonly goesOn: boolean;
  /** Jobs at the same time stand side by side: this one's place, from 0, and how many there are. */
  readonly place: number;
  readonly places: number;
}

const DAY_MIN = 24 * 60;
/** What is shorter, or seems to end before it begins as clocks go back, takes this much room. */
const LEAST_MIN = 30;

/** The jobs that touch a day, as clocks in `timezone` show them, in the order in which they start. */
export function placedOn<J extends PlannedJob>(
  jobs: readonly J[],
  day: CalendarDay,
  timezone: string,
): readonly Placed<J>[] {
  const whole = wholeDay(day, timezone);
  const placed = jobs
    .flatMap((job) => {
      const span = spanOf(job);
      return span && span.start < whole.end && span.end > whole.start
        ? { job, ...minutesOn(span, whole, timezone), start: span.start.getTime() }
        : [];
    })
    .sort((a, b) => a.fromMin - b.fromMin || b.toMin - a.toMin || a.start - b.start);
  return sideBySide(placed);
}

function minutesOn(span: Span, whole: Span, timezone: string) {
  const begunBefore = span.start < whole.start;
  const goesOn = span.end > whole.end;
  const fromMin = begunBefore ? 0 : minuteOf(span.start, timezone);
  const toMin = span.end >= whole.end ? DAY_MIN : minuteOf(span.end, timezone);
  const from = Math.min(fromMin, DAY_MIN - LEAST_MIN);
  return { fromMin: from, toMin: Math.max(toMin, from + LEAST_MIN), begunBefore, goesOn };
}

/** Minutes after midnight that a clock shows. */
export const minuteOf = (at: Date, timezone: string): number => minutesOfDay(timeIn(timezone, at));

type Unplaced<J> = Omit<Placed<J>, 'place' | 'places'>;

function sideBySide<J>(sorted: readonly Unplaced<J>[]): Placed<J>[] {
  const done: Placed<J>[] = [];
  let group: { readonly item: Unplaced<J>; readonly place: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    const places = ends.length;
    for (const { item, place } of group) done.push({ ...item, place, places });
    group = [];
    ends = [];
  };
  for (const item of sorted) {
    if (ends.every((end) => end <= item.fromMin)) close();
    const free = ends.findIndex((end) => end <= item.fromMin);
    const place = free === -1 ? ends.length : free;
    ends[place] = item.toMin;
    group.push({ item, place });
  }
  close();
  return done;
}
