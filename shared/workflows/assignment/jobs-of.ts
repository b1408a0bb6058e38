import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';

/** Jobs that are looked at: once those they lead, and once those on whose crew they are. As many as screens look at. */
const MOST_JOBS = 200;

/** What is asked about a job. */
const ASKED = [
  'number',
  'title',
  'status',
  'statusGroup',
  'leadId',
  'crewIds',
  'siteRef',
  'timezone',
  'plannedStart',
  'plannedEnd',
  'estimateMin',
] as const;
type Job = Pick<Stored<WorkOrder>, (typeof ASKED)[number] | 'id'>;

/** Planned days, both included. */
interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const planned = ({ from, to }: Days, who: DocumentQuery['filters'][number]) => ({
  path: workOrders.path,
  filters: [who, ['trashed', '==', false], ['plannedDay', '>=', from], ['plannedDay', '<=', to]] as const,
  orders: [['plannedDay', 'asc']] as const,
  limit: MOST_JOBS,
});

/** Jobs that these people lead on these days. */
export const ledOn = (ids: readonly string[], days: Days): DocumentQuery =>
  planned(days, ['leadId', 'in', ids]);

/** Jobs on whose crew these people are on these days. */
export const onCrewOn = (ids: readonly string[], days: Days): DocumentQuery =>
  planned(days, ['crewIds', 'array-contains-any', ids]);

/** What these people do on these days; who leads a job and is on its crew has it once. */
export async function jobsOf(unit: Unit, ids: readonly string[], days: Days): Promise<readonly Job[]> {
  const both = await Promise.all([
    unit.listOnly(workOrders, ledOn(ids, days), ASKED),
    unit.listOnly(workOrders, onCrewOn(ids, days), ASKED),
  ]);
  return [...new Map(both.flat().map((job) => [job.id, job])).values()];
}
