import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import type { Query } from '../live/query';

/** Only employees who have not left before `day`. For `Query.apply`. */
export const workingOn = (day: CalendarDay) => (query: Query<Employee>) => query.where('endSort', '>=', day);
