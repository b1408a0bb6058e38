import type { CalendarDay } from '../calendar-day';
import type { Employee } from '../employee';
import { plannedMinutesOn, type Span, worksOn } from '../planning';
import type { Ref, Stored } from '../record';
import { type AssignmentFormats, type BookedJob, daysOf, type JobToAssign } from './job';
import { assignmentWarnings, weekLoad } from './warnings';
import { freeAround } from './working-time';

/** Somebody who could do a job, and why. */
export interface Suggestion extends Ref {
  /** "free 09:00–12:00, 3 h 20 min left in that week, knows the site, Technical". */
  readonly words: string;
}

/** Whom to prefer among those who have time. */
export interface Preference {
  /** Ids of people who are on the job already or were just found to have no time. */
  readonly without: ReadonlySet<string>;
  /** The team that usually does this: the one of who was to do it. */
  readonly team: string | undefined;
  /** Ids of people who were at this site before. */
  readonly knowSite: ReadonlySet<string>;
}

/** People suggested at a time. */
export const MOST_SUGGESTED = 3;

interface Candidate {
  readonly person: Stored<Employee>;
  readonly free: Span;
  /** Planned already on the day of the job. */
  readonly dayMin: number;
  /** What is left of the week after this job. */
  readonly leftMin: number;
}

/**
 * Up to `most` people against whom nothing speaks, the best first: those of the same team, who know the site, and with
 * the least planned on that day. What is free is worked out from `jobs`, whoever does them.
 */
export function suggestPeople(
  people: readonly Stored<Employee>[],
  job: JobToAssign,
  jobs: readonly BookedJob[],
  preference: Preference,
  formats: AssignmentFormats,
  most = MOST_SUGGESTED,
): readonly Suggestion[] {
  const [day] = daysOf(job);
  if (day === undefined) return [];
  return people
    .filter(({ id, trashed }) => !trashed && !preference.without.has(id))
    .flatMap((person) => candidate(person, job, day, jobs, formats) ?? [])
    .sort((a, b) => compare(a, b, preference))
    .slice(0, most)
    .map((one) => ({
      id: one.person.id,
      name: one.person.displayName,
      words: reasons(one, job, preference, formats).join(', '),
    }));
}

function candidate(
  person: Stored<Employee>,
  job: JobToAssign,
  day: CalendarDay,
  jobs: readonly BookedJob[],
  formats: AssignmentFormats,
): Candidate | undefined {
  if (assignmentWarnings(person, job, jobs, formats).length > 0) return undefined;
  const own = jobs.filter((other) => other.id !== job.id && worksOn(person.id, other));
  const unfinished = own.filter(({ statusGroup }) => statusGroup !== 'closed');
  const free = freeAround(person, job, unfinished);
  if (!free) return undefined;
  const { availableMin, plannedMin } = weekLoad(person, job, day, own);
  return {
    person,
    free,
    dayMin: plannedMinutesOn(unfinished, day, job.timezone),
    leftMin: availableMin - plannedMin,
  };
}

function compare(a: Candidate, b: Candidate, { team, knowSite }: Preference): number {
  const first = (fits: (candidate: Candidate) => boolean) => Number(fits(b)) - Number(fits(a));
  return (
    first(({ person }) => team !== undefined && person.team === team) ||
    first(({ person }) => knowSite.has(person.id)) ||
    a.dayMin - b.dayMin ||
    b.leftMin - a.leftMin ||
    (a.person.nameLower < b.person.nameLower ? -1 : 1)
  );
}

function reasons(
  { person, free, leftMin }: Candidate,
  job: JobToAssign,
  { knowSite }: Preference,
  { time, minutes }: AssignmentFormats,
): string[] {
  return [
    `free ${time(free.start, job.timezone)}–${time(free.end, job.timezone)}`,
    `${minutes(leftMin)} left in that week`,
    ...(knowSite.has(person.id) ? ['knows the site'] : []),
    person.team,
  ];
}
