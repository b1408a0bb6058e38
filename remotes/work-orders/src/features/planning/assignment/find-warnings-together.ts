import type { Outcome } from '@fm/data';
import {
  daysToLookAt,
  type PlannedTogether,
  type WarnedOrder,
  warningsTogether,
  whoIsReassigned,
} from '@fm/domain/assignment';
import { chunksOf } from '@fm/domain/record';
import { findJobsOf, type JobsOf } from './api/jobs-of';
import { findPeople, MOST_PEOPLE } from './api/people';
import { formats } from './formats';

/** People who are looked at, as many at once as a question may name. */
const MOST_ASKED = 4 * MOST_PEOPLE;

/** What speaks against planning several orders at once. */
export interface FoundTogether {
  readonly orders: readonly WarnedOrder[];
  /** There are more people, or more of their jobs, than were looked at. */
  readonly capped: boolean;
}

/** What speaks against plans that are made at once, read once. Reads the people and their jobs of those weeks. */
export async function findWarningsTogether(
  changes: readonly PlannedTogether[],
): Promise<Outcome<FoundTogether>> {
  const all = [...new Set(changes.flatMap(({ before, after }) => whoIsReassigned(before, after)))];
  const days = daysToLookAt(changes.map(({ after }) => after));
  const ids = all.slice(0, MOST_ASKED);
  const groups = chunksOf(ids, MOST_PEOPLE);
  const noJobs: Outcome<Omit<JobsOf, 'status'>> = { ok: true, value: { rows: [], capped: false } };
  const [people, jobs] = await Promise.all([
    Promise.all(groups.map(findPeople)),
    Promise.all(groups.map((group) => (days ? findJobsOf(group, days) : noJobs))),
  ]);
  const failed = [...people, ...jobs].find(({ ok }) => !ok);
  if (failed && !failed.ok) return failed;
  const found = people.flatMap((one) => (one.ok ? one.value : []));
  const answers = jobs.flatMap((one) => (one.ok ? [one.value] : []));
  const rows = answers.flatMap((answer) => answer.rows);
  return {
    ok: true,
    value: {
      // A job that people of two groups share was read twice.
      orders: warningsTogether(
        changes,
        found,
        [...new Map(rows.map((row) => [row.id, row])).values()],
        formats,
      ),
      capped: all.length > ids.length || answers.some(({ capped }) => capped),
    },
  };
}
