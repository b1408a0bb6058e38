import * as v from 'valibot';
import { isCalendarDay, isInTime, OUT_OF_TIME } from './day';

// The days themselves need no schemas: what only shows them must not load the library.
export * from './day';

/** Schema of a day that must be there. */
export const calendarDay = v.pipe(
  v.string(),
  v.check(isCalendarDay, 'Enter a date, such as 2026-11-20.'),
  v.check(isInTime, OUT_OF_TIME),
);

/** What days are called when they are counted. */
export const DAY = { one: 'day', many: 'days' } as const;
