import * as v from 'valibot';
import type { Formats } from '../record';
import { ABSENCE_KIND_LABELS, absenceSchema } from './absence';
import { WEEKDAY_LABELS, WEEKDAYS, type WorkSpan, weekHoursSchema, workSpan } from './week-hours';

/** Absences as people write them; undefined for anything else. */
export function absenceText(value: unknown, formats: Formats): string | undefined {
  if (!v.is(v.array(absenceSchema), value)) return undefined;
  return value
    .map(({ from, to, kind }) => {
      const days = from === to ? formats.day(from) : `${formats.day(from)} – ${formats.day(to)}`;
      return `${ABSENCE_KIND_LABELS[kind]} ${days}`;
    })
    .join(', ');
}

/** The hours of a day as people write them; undefined for anything else. */
export const spansText = (value: unknown): string | undefined =>
  v.is(v.array(workSpan), value) ? value.map(spanText).join(', ') : undefined;

/** The hours of a week as people write them; undefined for anything else. */
export function weekText(value: unknown): string | undefined {
  if (!v.is(weekHoursSchema, value)) return undefined;
  const worked = WEEKDAYS.filter((name) => value[name].length > 0);
  const words = worked.map((name) => `${WEEKDAY_LABELS[name]} ${value[name].map(spanText).join(' and ')}`);
  return words.join(', ') || 'no hours';
}

const spanText = ({ fromMin, toMin }: WorkSpan): string => `${clock(fromMin)}–${clock(toMin)}`;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
