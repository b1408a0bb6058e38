import { type CalendarDay, laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Employee, employees, hasLeft } from '@fm/domain/employee';
import { type Plan, planPeople } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { useLiveRows } from '../live/live-rows';

/** A lead, a crew of eight, and nobody beside. */
const MOST_PEOPLE = 9;

/** The people of a plan who have left by the day of an occurrence, or by today, live: its order is made without them. Undefined while not known. */
export function useLeavers(
  plan: Plan | undefined,
  day: CalendarDay,
): readonly Stored<Employee>[] | undefined {
  const ids = plan ? [...new Set(planPeople(plan.template).map(({ id }) => id))] : [];
  const people = useLiveRows(
    ids.length > 0 ? employees : undefined,
    (spec) => spec.where('__name__', 'in', ids.sort()),
    MOST_PEOPLE,
  );
  return ids.length > 0 && people.status === 'loading' ? undefined : leaversOf(people.rows, day);
}

const leaversOf = (people: readonly Stored<Employee>[], day: CalendarDay) =>
  people.filter((person) => hasLeft(person, laterDay(day, today(COMPANY.timezone))));
