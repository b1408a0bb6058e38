import type { Outcome } from '@fm/data';
import { type AssignmentWarning, assignmentWarnings, daysToLookAt } from '@fm/domain/assignment';
import { findJobsOf } from './api/jobs-of';
import { findPeople } from './api/people';
import { formats } from './formats';
import { type Plan, peopleOn } from './use-assignment';

/** What speaks against a plan at this moment, read once: for saving before the screen knows. */
export async function findWarnings(plan: Plan): Promise<Outcome<readonly AssignmentWarning[]>> {
  const ids = peopleOn(plan);
  if (ids.length === 0) return { ok: true, value: [] };
  const days = daysToLookAt([plan.job]);
  const [people, jobs] = await Promise.all([
    findPeople(ids),
    days ? findJobsOf(ids, days) : { ok: true as const, value: { rows: [] } },
  ]);
  if (!people.ok) return people;
  if (!jobs.ok) return jobs;
  return {
    ok: true,
    value: people.value.flatMap((person) => assignmentWarnings(person, plan.job, jobs.value.rows, formats)),
  };
}
