import { type CalendarDay, laterDay } from '@fm/domain/calendar-day';
import { type Employee, employees, hasLeft } from '@fm/domain/employee';
import { type Plan, planPeople } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { Unit } from '../unit';

/** The people of a plan who have left by the day of an occurrence, or by `today`: its order is made without them. */
export async function findLeavers(
  unit: Unit,
  { template }: Plan,
  day: CalendarDay,
  today: CalendarDay,
): Promise<readonly Stored<Employee>[]> {
  const people = await Promise.all(planPeople(template).map(({ id }) => unit.find(employees, id)));
  return people.flatMap((person) => (person && hasLeft(person, laterDay(day, today)) ? person : []));
}
