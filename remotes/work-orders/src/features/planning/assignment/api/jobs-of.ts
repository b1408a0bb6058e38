import { findRecords, type Outcome, type Query, useLiveRows } from '@fm/data';
import type { PlannedDays } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Jobs that are looked at: once those they lead, and once those on whose crew they are. */
const MOST_JOBS = 200;

/** Jobs of some people, and whether there are more than were looked at. */
export interface JobsOf {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Stored<WorkOrder>[];
  readonly capped: boolean;
}

const planned =
  ({ from, to }: PlannedDays) =>
  (spec: Query<WorkOrder>) =>
    spec
      .where('trashed', '==', false)
      .where('plannedDay', '>=', from)
      .where('plannedDay', '<=', to)
      .orderBy('plannedDay');

const led = (ids: readonly string[], days: PlannedDays) => (spec: Query<WorkOrder>) =>
  spec.where('leadId', 'in', ids).apply(planned(days));
const onCrew = (ids: readonly string[], days: PlannedDays) => (spec: Query<WorkOrder>) =>
  spec.where('crewIds', 'array-contains-any', ids).apply(planned(days));

/** What these people do on these days, live. As many reads as they have jobs, at most 400. */
export function useJobsOf(ids: readonly string[], days: PlannedDays | undefined): JobsOf {
  const known = [...ids].sort();
  const all = days ?? { from: '', to: '' };
  const asked = days && known.length > 0 ? workOrders : undefined;
  const leading = useLiveRows(asked, led(known, all), MOST_JOBS);
  const helping = useLiveRows(asked, onCrew(known, all), MOST_JOBS);
  if (!asked) return { status: 'ready', rows: [], capped: false };
  const both = [leading, helping];
  if (both.some(({ status }) => status === 'failed')) return { status: 'failed', rows: [], capped: false };
  if (both.some(({ status }) => status === 'loading')) return { status: 'loading', rows: [], capped: false };
  return {
    status: 'ready',
    rows: once([...leading.rows, ...helping.rows]),
    capped: both.some(({ rows }) => rows.length === MOST_JOBS),
  };
}

/** The same, read once. */
export async function findJobsOf(
  ids: readonly string[],
  days: PlannedDays,
): Promise<Outcome<Omit<JobsOf, 'status'>>> {
  const [leading, helping] = await Promise.all([
    findRecords(workOrders, led(ids, days), MOST_JOBS),
    findRecords(workOrders, onCrew(ids, days), MOST_JOBS),
  ]);
  if (!leading.ok) return leading;
  if (!helping.ok) return helping;
  const both = [leading.value, helping.value];
  return {
    ok: true,
    value: { rows: once(both.flat()), capped: both.some(({ length }) => length === MOST_JOBS) },
  };
}

/** Who leads a job and is on its crew has it once. */
const once = (rows: readonly Stored<WorkOrder>[]): readonly Stored<WorkOrder>[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
