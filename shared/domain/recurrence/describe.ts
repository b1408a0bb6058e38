import { partsOf, type Weekday, weekdayOf } from '../calendar-day';
import { nounFor } from '../record';
import { MONTH_LABELS, NTH_LABELS, type Recurrence, WEEKDAY_LABELS } from './recurrence';

const UNITS = { day: 'days', week: 'weeks', month: 'months', year: 'years' } as const;

/** A rule in words: "Every 2 weeks on Monday and Friday", "Every month on the last Friday". */
export function describeRecurrence(recurrence: Recurrence, startDate: string): string {
  const { unit, every } = recurrence;
  const rhythm = nounFor(every, { one: `Every ${unit}`, many: `Every ${every} ${UNITS[unit]}` });
  switch (unit) {
    case 'day':
      return rhythm;
    case 'week': {
      const weekdays: readonly Weekday[] = recurrence.weekdays?.length
        ? recurrence.weekdays
        : [weekdayOf(startDate)];
      return `${rhythm} on ${list([...weekdays].sort().map((day) => WEEKDAY_LABELS[day]))}`;
    }
    case 'month':
      return `${rhythm} on ${dayText(recurrence, startDate)}${inMonths(recurrence.months)}`;
    case 'year':
      return `${rhythm} on ${dayText(recurrence, startDate)}${inMonths(
        recurrence.months?.length ? recurrence.months : [partsOf(startDate).month],
      )}`;
  }
}

function dayText({ nth, monthDay }: Recurrence, startDate: string): string {
  if (nth) return `the ${NTH_LABELS[nth.nth]} ${WEEKDAY_LABELS[nth.weekday]}`;
  const day = monthDay ?? partsOf(startDate).day;
  return day === 'last' ? 'the last day' : `day ${day}`;
}

function inMonths(months: readonly number[] | undefined): string {
  if (!months?.length) return '';
  return ` in ${list([...months].sort((a, b) => a - b).map((month) => MONTH_LABELS[month - 1] ?? ''))}`;
}

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
