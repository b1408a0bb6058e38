import type { CalendarDay } from '../calendar-day';
import { durationText } from '../duration';
import type { Employee } from '../employee';
import { plannedMinutesOn, type Span, worksOn } from '../planning';
import type { Ref, Stored } from '../record';
import { type Fit, fitOf, isSuited, OFFICE, tradesOf } from './fit';
import { type AssignmentFormats, type BookedJob, daysOf, type JobToAssign } from './job';
import { assignmentWarnings, weekLoad } from './warnings';
import { freeAround } from './working-time';

/** Somebody who could do a job, and why. */
export interface Suggestion extends Ref {
  /** "free 09:00–12:00, 3 h 20 min left in that week, knows the site, Lift technician, Technical". */
  readonly words: string;
}

/** Whom to prefer among those who have time. */
export interface Preference {
  /** Ids of people who are on the job already or were just found to have no time. */
  readonly without: ReadonlySet<string>;
  /** The team of who was to do it; undefined where nobody was. */
  readonly team: string | undefined;
  /** Ids of people who were at this site before. */
  readonly knowSite: ReadonlySet<string>;
}

interface Suited {
  readonly person: Stored<Employee>;
  readonly fit: Fit;
}

interface Candidate extends Suited {
  readonly free: Span;
  /** Planned already on the day of the job. */
  readonly dayMin: number;
  /** What is left of the week after this job. */
  readonly leftMin: number;
}

/**
 * The people against whom nothing speaks, the best first: those who have the trade, by their job before by a
 * certificate, then those of the team that does this, who know the site, and with the least planned on that day. Who
 * works in the office or manages is left out without the trade. What is free is worked out from `jobs`, whoever does
 * them.
 */
export function suggestPeople(
  people: readonly Stored<Employee>[],
  job: JobToAssign,
  jobs: readonly BookedJob[],
  preference: Preference,
  formats: AssignmentFormats,
): readonly Suggestion[] {
  const [day] = daysOf(job);
  if (day === undefined) return [];
  const trades = tradesOf(job);
  const candidates = people
    .filter(({ id, trashed }) => !trashed && !preference.without.has(id))
    .map((person) => ({ person, fit: fitOf(person, trades) }))
    .filter(({ fit }) => isSuited(fit, preference.team === OFFICE));
  const teams = teamsFor(candidates, preference);
  return candidates
    .flatMap((one) => withTime(one, job, day, jobs, formats) ?? [])
    .sort((a, b) => compare(a, b, teams, preference))
    .map((one) => ({
      id: one.person.id,
      name: one.person.displayName,
      words: reasons(one, job, preference, formats).join(', '),
    }));
}

/** The teams that do such work: that of who was to do it, or those of the people whose job it is. */
const teamsFor = (candidates: readonly Suited[], { team }: Preference): ReadonlySet<string> =>
  new Set(
    team === undefined ? candidates.filter(({ fit }) => fit.byJob).map(({ person }) => person.team) : [team],
  );

function withTime(
  { person, fit }: Suited,
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
    fit,
    free,
    dayMin: plannedMinutesOn(unfinished, day, job.timezone),
    leftMin: availableMin - plannedMin,
  };
}

function compare(a: Candidate, b: Candidate, teams: ReadonlySet<string>, { knowSite }: Preference): number {
  const first = (isBetter: (candidate: Candidate) => boolean) => Number(isBetter(b)) - Number(isBetter(a));
  return (
    first(({ fit }) => fit.byJob) ||
    first(({ fit }) => fit.certificate !== undefined) ||
    first(({ person }) => teams.has(person.team)) ||
    first(({ person }) => knowSite.has(person.id)) ||
    a.dayMin - b.dayMin ||
    b.leftMin - a.leftMin ||
    (a.person.nameLower < b.person.nameLower ? -1 : 1)
  );
}

function reasons(
  { person, fit, free, leftMin }: Candidate,
  job: JobToAssign,
  { knowSite }: Preference,
  { time }: AssignmentFormats,
): string[] {
  return [
    `free ${time(free.start, job.timezone)}–${time(free.end, job.timezone)}`,
    `${durationText(leftMin)} left in that week`,
    ...(knowSite.has(person.id) ? ['knows the site'] : []),
    ...(fit.certificate === undefined ? [] : [`has the certificate “${fit.certificate}”`]),
    ...(person.jobTitle === '' ? [] : [person.jobTitle]),
    person.team,
  ];
}
