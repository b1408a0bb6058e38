import { findRecords, workingOn } from '@fm/data';
import { addDays, type CalendarDay, laterDay } from '@fm/domain/calendar-day';
import { type Employee, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';

/** Colleagues of one team that are looked at. */
const MOST_COLLEAGUES = 30;

/** Somebody of the same team who stays, of the same trade where there is one; undefined for nobody. */
export async function suggestedColleague(
  person: Stored<Employee>,
  lastDay: CalendarDay,
  today: CalendarDay,
): Promise<Stored<Employee> | undefined> {
  const found = await findRecords(
    employees,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('status', '==', 'active')
        .where('team', '==', person.team)
        .apply(workingOn(laterDay(addDays(lastDay, 1), today)))
        .orderBy('nameLower'),
    MOST_COLLEAGUES,
  );
  const others = found.ok ? found.value.filter(({ id }) => id !== person.id) : [];
  return others.find(({ jobTitle }) => jobTitle === person.jobTitle) ?? others[0];
}
