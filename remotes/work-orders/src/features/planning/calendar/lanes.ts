import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Employee } from '@fm/domain/employee';
import {
  availabilityOn,
  conflictsAmong,
  firstGap,
  leftFrom,
  type Workload,
  workloadOn,
  worksOn,
} from '@fm/domain/planning';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

/** The row of one person, or of nobody. */
export interface Lane {
  /** `null` is the lane of orders that nobody leads. */
  readonly who: Ref | null;
  readonly person?: Stored<Employee> | undefined;
  /** Led by them, or with them on the crew. */
  readonly orders: readonly Stored<WorkOrder>[];
  /** All that they have to do, also what filters hide: who has other work is not free. Undefined while not known. */
  readonly load?: readonly Stored<WorkOrder>[] | undefined;
}

/** The lanes of one team; those of nobody and of people beyond the list have none. */
export interface LaneGroup {
  readonly team: string | undefined;
  readonly lanes: readonly Lane[];
}

/** Lanes as they stand below each other: what nobody leads, the company's teams in their order, everybody else. */
export function lanesByTeam(lanes: readonly Lane[]): LaneGroup[] {
  const unled = lanes.filter(({ who }) => who === null);
  const rest = lanes.filter(({ who, person }) => who !== null && !person);
  const teamOf = ({ person }: Lane) => person?.team;
  const teams = new Set([...COMPANY.teams, ...lanes.map(teamOf)]);
  teams.delete(undefined);
  return [
    { team: undefined, lanes: unled },
    ...[...teams].map((team) => ({
      team,
      lanes: lanes.filter((lane) => lane.person && teamOf(lane) === team),
    })),
    { team: undefined, lanes: rest },
  ].filter(({ lanes }) => lanes.length > 0);
}

/**
 * A lane for each of these people, and for everybody else who leads one of the orders: nobody's work may be missing.
 * Orders without a lead come first: they are what has to be given away. `load` is what is planned whatever is shown.
 */
export function lanesOf(
  people: readonly Stored<Employee>[],
  orders: readonly Stored<WorkOrder>[],
  all: boolean,
  load?: readonly Stored<WorkOrder>[],
): Lane[] {
  const known = new Set(people.map(({ id }) => id));
  const unled = orders.filter(({ leadId }) => leadId === '');
  const others = new Map<string, string>();
  for (const { leadId, leadName } of orders) {
    if (leadId !== '' && !known.has(leadId)) others.set(leadId, leadName ?? 'Somebody');
  }
  const lanes = people.map((person) => ({
    who: { id: person.id, name: person.displayName },
    person,
    orders: orders.filter((order) => worksOn(person.id, order)),
    load: load?.filter((order) => worksOn(person.id, order)),
  }));
  const rest = [...others].map(([id, name]) => ({
    who: { id, name },
    orders: orders.filter((order) => worksOn(id, order)),
  }));
  return [{ who: null, orders: unled }, ...lanes, ...(all ? rest : [])];
}

/** What somebody has to do on these days; undefined where that is not known, or not when they work. */
export function laneWorkload({ person, load }: Lane, days: readonly CalendarDay[]): Workload | undefined {
  if (!person || !load) return undefined;
  const jobs = load.filter(({ status }) => status !== 'cancelled');
  return workloadOn(person, jobs, days, COMPANY.timezone);
}

/** The minute of a day at which somebody first has time for an order; undefined where it is not known when they work. */
export function freeFrom(
  { person, load, orders }: Lane,
  day: CalendarDay,
  { id, estimateMin }: Stored<WorkOrder>,
): number | undefined {
  if (!person) return undefined;
  const { timezone } = COMPANY;
  return firstGap({
    person,
    jobs: (load ?? orders).filter((job) => job.id !== id && job.status !== 'cancelled'),
    day,
    estimateMin,
    earliestMin: leftFrom(day, new Date(), timezone),
    timezone,
  });
}

const NONE: ReadonlySet<string> = new Set();

/** The orders of a person that are planned for the same time as another one of theirs, which a filter may hide. */
export const laneConflicts = ({ who, load, orders }: Lane): ReadonlySet<string> =>
  who === null ? NONE : conflictsAmong(load ?? orders);

export const awayOn = ({ person }: Lane, day: CalendarDay): string | undefined =>
  person && availabilityOn(person, day).away;
