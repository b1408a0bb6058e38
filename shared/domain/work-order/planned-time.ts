import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { instantAt, MS_PER_MINUTE, minutesBetween, timeIn } from '../instant';
import type { WorkOrder } from './work-order';

/** Planned time as a form shows it, in the site's zone; '' where nothing is planned. */
export interface PlannedInput {
  readonly plannedDay: CalendarDay | '';
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

/** The times of a work order as clocks at the site show them. */
export function plannedToForm({
  plannedStart,
  plannedEnd,
  timezone,
}: Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'timezone'>): PlannedInput {
  return {
    plannedDay: plannedStart ? dayIn(timezone, plannedStart) : '',
    plannedFrom: plannedStart ? timeIn(timezone, plannedStart) : '',
    plannedTo: plannedEnd ? timeIn(timezone, plannedEnd) : '',
  };
}

/** The planned fields of a record. */
type PlannedRecord = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'plannedDay'>;

/**
 * The planned fields of the record. An end at or before the start means the next day: a night shift. Times that stand
 * as `before` showed them keep their instants: a clock cannot say which of two it means where it goes back, nor that an
 * end is days later.
 */
export function plannedToRecord(
  input: PlannedInput,
  timezone: string,
  before?: PlannedRecord & Pick<WorkOrder, 'timezone'>,
): PlannedRecord {
  const { plannedDay, plannedFrom, plannedTo } = input;
  if (plannedDay === '' || plannedFrom === '') {
    return { plannedStart: undefined, plannedEnd: undefined, plannedDay: undefined };
  }
  const kept = before?.timezone === timezone ? before : undefined;
  const shown = kept && plannedToForm(kept);
  const sameStart = shown?.plannedDay === plannedDay && shown.plannedFrom === plannedFrom;
  const plannedStart = (sameStart && kept?.plannedStart) || instantAt(plannedDay, plannedFrom, timezone);
  const plannedEnd =
    sameStart && shown.plannedTo === plannedTo ? kept?.plannedEnd : endOf(input, timezone, plannedStart);
  return { plannedStart, plannedEnd, plannedDay };
}

function endOf({ plannedDay, plannedFrom, plannedTo }: PlannedInput, timezone: string, start: Date) {
  if (plannedTo === '') return undefined;
  const day = plannedTo <= plannedFrom ? addDays(plannedDay, 1) : plannedDay;
  const end = instantAt(day, plannedTo, timezone);
  if (end > start) return end;
  // Clocks jump between the two: as long after the start as was meant.
  const meant = minutesBetween(instantAt(plannedDay, plannedFrom, 'UTC'), instantAt(day, plannedTo, 'UTC'));
  return new Date(start.getTime() + meant * MS_PER_MINUTE);
}

/** Minutes planned, or undefined where the end is open. */
export function plannedMinutes({ plannedStart, plannedEnd }: WorkOrder): number | undefined {
  return plannedStart && plannedEnd && minutesBetween(plannedStart, plannedEnd);
}
