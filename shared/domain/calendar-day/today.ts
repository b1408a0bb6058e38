import type { CalendarDay } from './calendar-day';

const formatters = new Map<string, Intl.DateTimeFormat>();
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day an instant falls on in a time zone (IANA name). Throws a RangeError for an unknown zone. */
export function dayIn(timezone: string, instant: Date): CalendarDay {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timezone, formatter);
  }
  const text = formatter.format(instant);
  // As all but the first thousand years are written in this locale; to take the parts apart is five times as slow.
  if (ISO_DAY.test(text)) return text;
  const parts = new Map(formatter.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Today in a time zone; `now` is given by tests and by the seed. */
export function today(timezone: string, now: Date = new Date()): CalendarDay {
  return dayIn(timezone, now);
}
