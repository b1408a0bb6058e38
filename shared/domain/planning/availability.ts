import type { CalendarDay } from '../calendar-day';
import {
  ABSENCE_KIND_LABELS,
  type Absence,
  EMPLOYEE_STATUS_LABELS,
  type Employee,
  usualWeek,
  type WorkSpan,
  workSpansOn,
} from '../employee';
import { companyHoliday } from '../holidays';

/** An employee as far as it says when they can work. */
export type Person = Pick<
  Employee,
  'status' | 'startDate' | 'endDate' | 'employmentType' | 'weekHours' | 'absences'
>;

/** When somebody can work on a day. */
export interface Availability {
  /** By the clock of the company, in order; none on a day off. */
  readonly spans: readonly WorkSpan[];
  readonly minutes: number;
  /** Why they cannot work on a day on which people may: "Sick", "Good Friday"; nothing on a usual day off. */
  readonly away: string | undefined;
}

/** The absence that covers a day, if any. */
export const absenceOn = (
  { absences = [] }: Pick<Employee, 'absences'>,
  day: CalendarDay,
): Absence | undefined => absences.find(({ from, to }) => from <= day && day <= to);

/** When this person can work on this day: their week, less holidays, absences and the time they are not employed. */
export function availabilityOn(person: Person, day: CalendarDay): Availability {
  const away = awayOn(person, day);
  const spans = away === undefined ? workSpansOn(usualWeek(person), day) : [];
  return { spans, minutes: minutesOf(spans), away };
}

function awayOn(person: Person, day: CalendarDay): string | undefined {
  if (day < person.startDate) return 'Not here yet';
  if (person.endDate !== undefined && person.endDate < day) return EMPLOYEE_STATUS_LABELS.left;
  // Since when is not known of these two: they are away until somebody says otherwise.
  if (person.status === 'onLeave' || person.status === 'suspended')
    return EMPLOYEE_STATUS_LABELS[person.status];
  const absence = absenceOn(person, day);
  return absence ? ABSENCE_KIND_LABELS[absence.kind] : companyHoliday(day);
}

const minutesOf = (spans: readonly WorkSpan[]): number =>
  spans.reduce((sum, { fromMin, toMin }) => sum + Math.max(0, toMin - fromMin), 0);
