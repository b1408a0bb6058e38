import { useLiveRecord, useLiveRows } from '@fm/data';
import { employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { plannedToRecord, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, formatTime } from '@fm/ui';
import type { ScheduleInput } from '../move-input';
import { scheduleWarnings } from '../schedule-warnings';

/** Jobs of one person on one day that are looked at. */
const MAX_JOBS = 20;

const formats = { day: formatDay, time: formatTime };

/** What speaks against this person at this time: absence, certificates, other jobs. At most 21 reads. */
export function useScheduleWarnings(
  order: Stored<WorkOrder>,
  { lead, ...planned }: ScheduleInput,
): readonly string[] {
  const { plannedStart, plannedEnd, plannedDay } = plannedToRecord(planned, order.timezone);
  const person = useLiveRecord(employees, lead?.id);
  const jobs = useLiveRows(
    lead && plannedDay ? workOrders : undefined,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('leadId', '==', lead?.id ?? '')
        .where('plannedDay', '==', plannedDay ?? ''),
    MAX_JOBS,
  );
  if (person.status !== 'ready' || !plannedStart) return [];
  const others = jobs.rows.filter(({ id, statusGroup }) => id !== order.id && statusGroup !== 'closed');
  return scheduleWarnings(
    person.record,
    { plannedStart, plannedEnd, estimateMin: order.estimateMin, timezone: order.timezone },
    others,
    formats,
  );
}
