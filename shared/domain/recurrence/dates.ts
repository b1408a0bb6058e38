import { addDays, type CalendarDay, isWeekend, laterDay } from '../calendar-day';
import { rawDates } from './raw-dates';
import { isInSeason, type NonWorkingDay, type Recurrence, type Season } from './recurrence';

/** Everything that decides on which days something happens. */
export interface Schedule {
  readonly recurrence: Recurrence;
  readonly startDate: CalendarDay;
  /** The last day on which something may happen. */
  readonly endDate?: CalendarDay | undefined;
  /** How often it happens at most, counted from the start. */
  readonly maxCount?: number | undefined;
  readonly nonWorkingDay: NonWorkingDay;
  readonly season?: Season | undefined;
}

/** A day on which something happens. */
export interface ScheduledDate {
  readonly date: CalendarDay;
  /** The day the rule names. */
  readonly originalDate: CalendarDay;
  /** Why the two differ. */
  readonly shiftedBecause?: 'weekend' | 'holiday';
}

/** Which dates are wanted. */
export interface DateWindow {
  /** No date before this day. */
  readonly from?: CalendarDay;
  /** No date after this day. */
  readonly until?: CalendarDay;
  /** At most so many. */
  readonly count?: number;
  /** Days of the week on which nobody works; Saturday and Sunday when left out. */
  readonly isRestDay?: (day: CalendarDay) => boolean;
  /** Days on which nobody works besides those. */
  readonly isHoliday?: (day: CalendarDay) => boolean;
}

/** No occurrence is planned further ahead than this; also ends rules that never match their season or months. */
const HORIZON_DAYS = 366 * 10;
/** A shift never goes further: no row of weekends and holidays is that long. */
export const MAX_SHIFT_DAYS = 14;
const DEFAULT_COUNT = 12;

/**
 * The days of a schedule within a window, in order, each once. Where a moved date meets a date of its own right, that
 * one stands. A shift that would leave the time between start and end goes the other way.
 */
export function scheduledDates(schedule: Schedule, window: DateWindow = {}): ScheduledDate[] {
  const { from = schedule.startDate, until, count = DEFAULT_COUNT } = window;
  const { isRestDay = isWeekend, isHoliday = () => false } = window;
  const horizon = addDays(laterDay(from, schedule.startDate), HORIZON_DAYS);
  const byDate = new Map<CalendarDay, ScheduledDate>();
  // A later raw date can still move before an earlier one, or take its place: look one shift further.
  let enoughAt: CalendarDay | undefined;
  let kept = 0;
  for (const original of rawDates(schedule.recurrence, schedule.startDate, horizon)) {
    if (schedule.endDate && original > schedule.endDate) break;
    if (enoughAt && original > enoughAt) break;
    if (until && original > addDays(until, MAX_SHIFT_DAYS)) break;
    if (!isInSeason(original, schedule.season)) continue;
    const scheduled = moved(original, schedule, { isRestDay, isHoliday });
    if (!scheduled) continue;
    const known = byDate.get(scheduled.date);
    if (!known || known.shiftedBecause) byDate.set(scheduled.date, scheduled);
    if (!known && scheduled.date >= from) kept += 1;
    const full = schedule.maxCount !== undefined && byDate.size >= schedule.maxCount;
    if (!enoughAt && (kept >= count || full)) enoughAt = addDays(original, MAX_SHIFT_DAYS);
  }
  return [...byDate.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, schedule.maxCount)
    .filter(({ date }) => date >= from && (!until || date <= until))
    .slice(0, count);
}

function moved(
  original: CalendarDay,
  schedule: Schedule,
  { isRestDay, isHoliday }: Required<Pick<DateWindow, 'isRestDay' | 'isHoliday'>>,
): ScheduledDate | undefined {
  const rests = (day: CalendarDay) => isRestDay(day) || isHoliday(day);
  const { nonWorkingDay, startDate, endDate } = schedule;
  if (nonWorkingDay === 'keep' || !rests(original)) return { date: original, originalDate: original };
  if (nonWorkingDay === 'skip') return undefined;
  const allowed = (day: CalendarDay) => day >= startDate && (!endDate || day <= endDate);
  const wanted = nonWorkingDay === 'before' ? -1 : 1;
  const date = [wanted, -wanted].map((step) => workingDay(original, step, rests)).find(allowed);
  if (date === undefined) return undefined;
  return { date, originalDate: original, shiftedBecause: isRestDay(original) ? 'weekend' : 'holiday' };
}

function workingDay(day: CalendarDay, step: number, rests: (day: CalendarDay) => boolean): CalendarDay {
  let candidate = day;
  for (let tries = 0; tries < MAX_SHIFT_DAYS && rests(candidate); tries += 1)
    candidate = addDays(candidate, step);
  return candidate;
}
