import { findRecord, resultOf } from '@fm/data';
import { type Absence, employees, MOST_NEW_ABSENCES, newAbsences } from '@fm/domain/employee';

/** Why these absences cannot all be saved at once: rules have to look at each that is new. */
export async function manyAbsences(
  absences: readonly Absence[],
  id: string | undefined,
): Promise<string | undefined> {
  if (absences.length <= MOST_NEW_ABSENCES) return undefined;
  const stored = id === undefined ? undefined : resultOf(await findRecord(employees, id));
  return newAbsences(absences, stored?.absences) <= MOST_NEW_ABSENCES
    ? undefined
    : `Add or change at most ${MOST_NEW_ABSENCES} absences, save, and go on with the others.`;
}
