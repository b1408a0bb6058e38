import { findRecords, workingOn } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { type Employee, employees } from '@fm/domain/employee';
import { absenceOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';

/** Colleagues of one team that are looked at. */
const MOST_COLLEAGUES = 30;

/**
 * Somebody of the same team who stays, of the same trade where there is one; undefined for nobody. Somebody who is there
 * on all `days` of the work comes before others.
 */
export async function suggestedColleague(
  person: Stored<Employee>,
  firstDay: CalendarDay,
  days: readonly CalendarDay[],
): Promise<Stored<Employee> | undefined> {
  const found = await findRecords(
    employees,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('status', '==', 'active')
        .where('team', '==', person.team)
        .apply(workingOn(firstDay))
        .orderBy('nameLower'),
    MOST_COLLEAGUES,
  );
  const others = found.ok ? found.value.filter(({ id }) => id !== person.id) : [];
  const there = others.filter((other) => !days.some((day) => absenceOn(other, day)));
  const first = there.length > 0 ? there : others;
  return first.find(({ jobTitle }) => jobTitle === person.jobTitle) ?? first[0];
}
