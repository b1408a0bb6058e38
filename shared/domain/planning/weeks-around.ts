import { addDays, type CalendarDay, endOfWeek, startOfWeek } from '../calendar-day';

/** Planned days, both included. */
export interface PlannedDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * The planned days among which all jobs lie that take time in the weeks of these days: the weeks, and a day more on each
 * side, because a night shift begins the day before and other sites are a day ahead or behind. Undefined for no days.
 */
export function weeksAround(days: readonly CalendarDay[]): PlannedDays | undefined {
  const sorted = [...days].sort();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { from: addDays(startOfWeek(first), -1), to: addDays(endOfWeek(last), 1) };
}
