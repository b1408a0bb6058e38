import * as v from 'valibot';
import { ABSENCE_KIND_LABELS, absenceSchema } from '../employee/absence';
import { WEEKDAY_LABELS, WEEKDAYS, type WorkSpan, weekHoursSchema, workSpan } from '../employee/week-hours';

/** An absence, hours of work or a week of them as people write it; undefined for any other value. */
export function timeWords(value: object, day: (day: string) => string): string | undefined {
  if (v.is(absenceSchema, value)) {
    const { from, to, kind } = value;
    return `${ABSENCE_KIND_LABELS[kind]} ${from === to ? day(from) : `${day(from)} – ${day(to)}`}`;
  }
  if (v.is(workSpan, value)) return spanWords(value);
  if (!v.is(weekHoursSchema, value)) return undefined;
  const worked = WEEKDAYS.filter((name) => value[name].length > 0);
  const words = worked.map((name) => `${WEEKDAY_LABELS[name]} ${value[name].map(spanWords).join(' and ')}`);
  return words.join(', ') || 'no hours';
}

const spanWords = ({ fromMin, toMin }: WorkSpan): string => `${clock(fromMin)}–${clock(toMin)}`;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
