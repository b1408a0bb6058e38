import type { Employee } from '../employee';
import type { Stored } from '../record';
import type { WorkOrder } from '../work-order';
import type { AssignmentFormats, BookedJob } from './job';
import { whoIsReassigned } from './reassigned';
import { type AssignmentWarning, assignmentWarnings } from './warnings';

/** One of several orders that are planned at once. */
export interface PlannedTogether {
  readonly before: Stored<WorkOrder>;
  readonly after: Stored<WorkOrder>;
}

/** An order with what speaks against its new plan. */
export interface WarnedOrder {
  readonly order: Stored<WorkOrder>;
  readonly warnings: readonly AssignmentWarning[];
}

/** What speaks against planning several orders at once: each counts the others as planned already. */
export function warningsTogether(
  changes: readonly PlannedTogether[],
  people: readonly Stored<Employee>[],
  others: readonly BookedJob[],
  formats: AssignmentFormats,
): readonly WarnedOrder[] {
  const planned = new Map(changes.map(({ after }) => [after.id, after]));
  const jobs = [...others.filter(({ id }) => !planned.has(id)), ...planned.values()];
  return changes.flatMap(({ before, after }) => {
    const ids = new Set(whoIsReassigned(before, after));
    const warnings = people
      .filter(({ id }) => ids.has(id))
      .flatMap((person) => assignmentWarnings(person, after, jobs, formats));
    return warnings.length > 0 ? [{ order: after, warnings }] : [];
  });
}
