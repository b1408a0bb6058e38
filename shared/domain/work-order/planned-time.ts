import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { instantAt, minutesBetween, timeIn } from '../instant';
import type { WorkOrder } from './work-order';

/** Planned time as a form shows it, in the site's zone; '' where nothing is planned. */
export interface PlannedInput {
  readonly plannedDay: CalendarDay | '';
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

/** The times of a work order as clocks at the site show them. */
export function plannedToForm({ plannedStart, plannedEnd, timezone }: WorkOrder): PlannedInput {
  return {
    plannedDay: plannedStart ? dayIn(timezone, plannedStart) : '',
    plannedFrom: plannedStart ? timeIn(timezone, plannedStart) : '',
    plannedTo: plannedEnd ? timeIn(timezone, plannedEnd) : '',
  };
}

/** The planned fields of the record. An end at or before the start means the next day: a night shift. */
export function plannedToRecord(
  { plannedDay, plannedFrom, plannedTo }: PlannedInput,
  timezone: string,
): Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'plannedDay'> {
  if (plannedDay === '' || plannedFrom === '') {
    return { plannedStart: undefined, plannedEnd: undefined, plannedDay: undefined };
  }
  const plannedStart = instantAt(plannedDay, plannedFrom, timezone);
  const endDay = plannedTo <= plannedFrom ? addDays(plannedDay, 1) : plannedDay;
  return {
    plannedStart,
    plannedEnd: plannedTo === '' ? undefined : instantAt(endDay, plannedTo, timezone),
    plannedDay,
  };
}

/** Minutes planned, or undefined where the end is open. */
export function plannedMinutes({ plannedStart, plannedEnd }: WorkOrder): number | undefined {
  return plannedStart && plannedEnd && minutesBetween(plannedStart, plannedEnd);
}
