import {
  type AssignmentWarning,
  assignmentWarnings,
  daysToLookAt,
  type JobToAssign,
} from '@fm/domain/assignment';
import type { Ref } from '@fm/domain/record';
import { useJobsOf } from './api/jobs-of';
import { usePeople } from './api/people';
import { formats } from './formats';

/** Who is to do what: the question. */
export interface Plan {
  readonly job: JobToAssign;
  /** Where: who was there before is suggested first. */
  readonly siteId: string | undefined;
  readonly lead: Ref | null;
  readonly crew: readonly Ref[];
}

/** What speaks against a plan: the answer, live. */
export interface Assignment {
  readonly plan: Plan;
  /** `failed`: it cannot be told now, which is no reason not to plan. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Of the lead first, then of the crew. */
  readonly warnings: readonly AssignmentWarning[];
  /** Team of whom the first warning is about. */
  readonly team: string | undefined;
  /** These people have more jobs than were looked at. */
  readonly capped: boolean;
}

/** Everybody on a job, once. */
export const peopleOn = ({ lead, crew }: Pick<Plan, 'lead' | 'crew'>): readonly string[] => [
  ...new Set([...(lead ? [lead.id] : []), ...crew.map(({ id }) => id)]),
];

/** What speaks against these people doing this job. Reads them and their jobs of the week. */
export function useAssignment(plan: Plan): Assignment {
  const ids = peopleOn(plan);
  const people = usePeople(ids);
  const jobs = useJobsOf(ids, daysToLookAt([plan.job]));
  const found = ids.flatMap((id) => people.rows.find((person) => person.id === id) ?? []);
  const ready = (ids.length === 0 || people.status === 'ready') && jobs.status === 'ready';
  const warnings = ready
    ? found.flatMap((person) => assignmentWarnings(person, plan.job, jobs.rows, formats))
    : [];
  const failed = people.status === 'failed' || jobs.status === 'failed';
  return {
    plan,
    status: failed ? 'failed' : ready ? 'ready' : 'loading',
    warnings,
    team: found.find(({ id }) => id === warnings[0]?.employeeId)?.team,
    capped: jobs.capped,
  };
}
