import { type Employee, employees } from '@fm/domain/employee';
import type { Ref } from '@fm/domain/record';
import type { Unit } from '../unit';

/** Levels of a reporting line at most: none is longer, so that a circle cannot hide in one. */
const MAX_LEVELS = 12;

/** Why this manager cannot be: they report to the employee with `id` themselves, directly or over others. */
export async function circleProblem(unit: Unit, id: string, manager: Ref): Promise<string | undefined> {
  if (manager.id === id) return 'Nobody can be their own manager.';
  let above: Ref | undefined = manager;
  for (let level = 0; above && level < MAX_LEVELS; level += 1) {
    const person: Employee | undefined = await unit.find(employees, above.id);
    above = person?.managerRef;
    if (above?.id === id)
      return `${manager.name} reports to this person, so it cannot be the other way round.`;
  }
  return above && `Above ${manager.name} there are ${MAX_LEVELS} levels already. Choose somebody further up.`;
}
