import type { CalendarDay } from '@fm/domain/calendar-day';
import type { QuerySpec } from '../live/query-spec';

/** Only employees who have not left before `day`. For `QuerySpec.apply`. */
export const workingOn = (day: CalendarDay) => (spec: QuerySpec) => spec.where('endSort', '>=', day);
