import type { WorkOrder } from '../work-order';

/** Who does a job and when. */
export type Assigned = Pick<WorkOrder, 'leadId' | 'crewIds' | 'plannedStart' | 'plannedEnd'>;

/**
 * Whether a change gives a job to somebody new or another time: only then somebody has to answer for what speaks
 * against it, not whoever corrects its title later.
 */
export const isReassigned = (before: Assigned | undefined, after: Assigned): boolean =>
  !before || isMoved(before, after) || whoIsReassigned(before, after).length > 0;

/** Those for whom a change makes a difference: who is new on the job, and everybody where its time is another. */
export function whoIsReassigned(before: Assigned, after: Assigned): readonly string[] {
  const people = [...peopleOf(after)];
  const known = peopleOf(before);
  return isMoved(before, after) ? people : people.filter((id) => !known.has(id));
}

const isMoved = (before: Assigned, after: Assigned): boolean =>
  before.plannedStart?.getTime() !== after.plannedStart?.getTime() ||
  before.plannedEnd?.getTime() !== after.plannedEnd?.getTime();

const peopleOf = ({ leadId, crewIds }: Assigned): ReadonlySet<string> =>
  new Set([leadId, ...crewIds].filter((id) => id !== ''));
