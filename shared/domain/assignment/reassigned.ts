import type { WorkOrder } from '../work-order';

/** Who does a job and when. */
export type Assigned = Pick<WorkOrder, 'leadId' | 'crewIds' | 'plannedStart' | 'plannedEnd'>;

/**
 * Whether a change gives a job to somebody new or another time: only then somebody has to answer for what speaks
 * against it, not whoever corrects its title later.
 */
export function isReassigned(before: Assigned | undefined, after: Assigned): boolean {
  if (!before) return true;
  const known = peopleOf(before);
  return (
    before.plannedStart?.getTime() !== after.plannedStart?.getTime() ||
    before.plannedEnd?.getTime() !== after.plannedEnd?.getTime() ||
    [...peopleOf(after)].some((id) => !known.has(id))
  );
}

const peopleOf = ({ leadId, crewIds }: Assigned): ReadonlySet<string> =>
  new Set([leadId, ...crewIds].filter((id) => id !== ''));
