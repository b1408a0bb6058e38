import { useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { employees } from '@fm/domain/employee';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

const MOST_COLLEAGUES = 200;
const MOST_JOBS = 100;
/** Of a site, the latest: who was there long ago does not know it any more. */
const MOST_OCCURRENCES = 20;

/** Those at work, live. `capped`: there may be more. */
export function useColleagues(wanted: boolean) {
  const { status, rows } = useLiveRows(
    wanted ? employees : undefined,
    (spec) => spec.where('trashed', '==', false).where('status', '==', 'active').orderBy('nameLower'),
    MOST_COLLEAGUES,
  );
  return { status, rows, capped: rows.length === MOST_COLLEAGUES };
}

/** Everybody's jobs of a day, live: enough to see who may be free. `capped`: there may be more. */
export function useJobsOn(day: CalendarDay | undefined) {
  const { status, rows } = useLiveRows(
    day === undefined ? undefined : workOrders,
    (spec) => spec.where('trashed', '==', false).where('plannedDay', '==', day ?? ''),
    MOST_JOBS,
  );
  return { status, rows, capped: rows.length === MOST_JOBS };
}

/** Ids of the people who led or helped with the latest jobs at a site, live. */
export function useKnowSite(siteId: string | undefined) {
  const { status, rows } = useLiveRows<WorkOrder>(
    siteId === undefined ? undefined : workOrders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('siteRef.id', '==', siteId ?? '')
        .orderBy('createdAt', 'desc'),
    MOST_OCCURRENCES,
  );
  return { status, ids: new Set(rows.flatMap(({ leadId, crewIds }) => [leadId, ...crewIds])) };
}
