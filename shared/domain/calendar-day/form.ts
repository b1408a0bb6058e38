import * as v from 'valibot';
import { isCalendarDay, isInTime, OUT_OF_TIME } from './day';

/** A day a form must have. */
export function requiredDay(message: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(message),
    v.check(isCalendarDay, 'Enter a date, such as 2026-11-20.'),
    v.check(isInTime, OUT_OF_TIME),
  );
}

/** A day a form may leave empty (''). */
export const optionalDay = v.pipe(
  v.string(),
  v.check((day) => day === '' || isCalendarDay(day), 'Enter a date, such as 2026-11-20, or leave it empty.'),
  v.check((day) => day === '' || isInTime(day), OUT_OF_TIME),
);
