import {
  addDays,
  addMonths,
  type CalendarDay,
  dayIn,
  isCalendarDay,
  startOfMonth,
} from '@fm/domain/calendar-day';
import { instantAt } from '@fm/domain/instant';

/** From the first to the last day, both included; an end that is left out is open. */
export interface Period {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

export const PERIODS = ['month', 'lastMonth', 'year', 'lastYear'] as const;
export type NamedPeriod = (typeof PERIODS)[number];
export const PERIOD_LABELS: Readonly<Record<NamedPeriod, string>> = {
  month: 'This month',
  lastMonth: 'Last month',
  year: 'This year',
  lastYear: 'Last year',
};

/** The days of an address; what is no day is left aside. */
export const periodOf = ({
  from = '',
  to = '',
}: {
  readonly from?: string;
  readonly to?: string;
}): Period => ({
  from: isCalendarDay(from) ? from : undefined,
  to: isCalendarDay(to) ? to : undefined,
});

/** Today where the user is, as the timeline tells days: for some it is next year before it is for the company. */
export const todayHere = (now: Date): CalendarDay =>
  dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);

/** The days of a period that has a name. */
export function namedPeriod(name: NamedPeriod, today: CalendarDay): Required<Period> {
  const year = Number(today.slice(0, 4)) - (name === 'lastYear' ? 1 : 0);
  if (name === 'year' || name === 'lastYear') return { from: dayOf(year, '01-01'), to: dayOf(year, '12-31') };
  const from = addMonths(startOfMonth(today), name === 'lastMonth' ? -1 : 0);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

const dayOf = (year: number, day: string): CalendarDay => `${String(year).padStart(4, '0')}-${day}`;

/** The name of a period; undefined when it has none. */
export const nameOf = ({ from, to }: Period, today: CalendarDay): NamedPeriod | undefined =>
  PERIODS.find((name) => {
    const known = namedPeriod(name, today);
    return known.from === from && known.to === to;
  });

/**
 * When a period begins and when it is over, where the user is: the timeline tells days in their time as well. Paper
 * tells them in the zone it names.
 */
export const momentsOf = (
  { from, to }: Period,
  timezone?: string,
): { readonly start?: Date; readonly end?: Date } => ({
  ...(from !== undefined && { start: startOfDay(from, timezone) }),
  ...(to !== undefined && { end: startOfDay(addDays(to, 1), timezone) }),
});

// Without a zone the browser reads it in its own.
const startOfDay = (day: CalendarDay, timezone: string | undefined): Date =>
  timezone === undefined ? new Date(`${day}T00:00:00`) : instantAt(day, '00:00', timezone);
