import { daysToLookAt, type Suggestion, suggestPeople } from '@fm/domain/assignment';
import { dayIn } from '@fm/domain/calendar-day';
import { useJobsOf } from './api/jobs-of';
import { useColleagues, useJobsOn, useKnowSite } from './api/who-else';
import { formats } from './formats';
import { type Assignment, peopleOn } from './use-assignment';

/** Those who look free on the day, whose whole week is read to be sure: as many as one query asks for. */
const SHORTLIST = 30;

export interface Suggestions {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Everybody who is known to be free, the best first. */
  readonly people: readonly Suggestion[];
  /** What was not looked at, as a sentence. */
  readonly limit: string | undefined;
}

/**
 * Who else has time. First everybody against the jobs of the day, then the best of them against all their jobs of the
 * week: so nobody is suggested who is busy, however many jobs there are.
 */
export function useSuggestions({ plan, team }: Assignment): Suggestions {
  const { job, siteId } = plan;
  const day = job.plannedStart && dayIn(job.timezone, job.plannedStart);
  const colleagues = useColleagues(day !== undefined);
  const jobs = useJobsOn(day);
  const site = useKnowSite(siteId);
  const known = [colleagues.status, jobs.status, ...(siteId === undefined ? [] : [site.status])];
  const ready = known.every((status) => status === 'ready');
  const preference = { without: new Set(peopleOn(plan)), team, knowSite: site.ids };
  const free = ready ? suggestPeople(colleagues.rows, job, jobs.rows, preference, formats) : [];
  const shortlist = free.slice(0, SHORTLIST);
  const week = useJobsOf(
    shortlist.map(({ id }) => id),
    daysToLookAt([job]),
  );
  if (known.includes('failed') || week.status === 'failed')
    return { status: 'failed', people: [], limit: undefined };
  if (!ready || week.status === 'loading') return { status: 'loading', people: [], limit: undefined };
  const short = new Set(shortlist.map(({ id }) => id));
  return {
    status: 'ready',
    // Of everybody again: whose trade it is tells the team that does such work, also where they are not free.
    people: suggestPeople(colleagues.rows, job, week.rows, preference, formats).filter(({ id }) =>
      short.has(id),
    ),
    limit: limitOf(colleagues, jobs, week, free.length > SHORTLIST),
  };
}

interface Looked {
  readonly capped: boolean;
  readonly rows: readonly unknown[];
}

function limitOf(colleagues: Looked, jobs: Looked, week: Looked, beyond: boolean): string | undefined {
  if (colleagues.capped)
    return `Only the first ${colleagues.rows.length} people were looked at: others may be free too.`;
  if (jobs.capped) return `Only ${jobs.rows.length} jobs of that day were looked at: fewer may be free.`;
  if (beyond) return `Only the best ${SHORTLIST} were looked at: others may be free too.`;
  if (week.capped) return `Only ${week.rows.length} jobs of that week were looked at: fewer may be free.`;
  return undefined;
}
