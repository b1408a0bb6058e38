import { useNow, useToday } from '@fm/data';
import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { firstFreeTime, movedToTime, weeksAround } from '@fm/domain/planning';
import type { Ref, Stored } from '@fm/domain/record';
import { plannedToForm, type WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatLocalTime } from '@fm/ui';
import { useJobsOf } from '../../planning/assignment/api/jobs-of';
import { usePeople } from '../../planning/assignment/api/people';
import type { ProposedTime } from './proposed-time';

/** Today and the six days after it. */
const DAYS_LOOKED_AT = 7;

/**
 * When a lead first has time for an order that has none: on `day`, or within a week where none is chosen. Undefined for any
 * other order, while it is not known, and where they have no time. Reads the lead and their jobs in the weeks of these days.
 */
export function useFreeTime(
  order: Stored<WorkOrder> | undefined,
  lead: Ref | null,
  day: CalendarDay | '',
): ProposedTime | undefined {
  const [today, now] = [useToday(), useNow()];
  const days =
    day === '' ? Array.from({ length: DAYS_LOOKED_AT }, (_, ahead) => addDays(today, ahead)) : [day];
  const asked = order && !order.plannedStart && lead ? lead : undefined;
  const ids = asked ? [asked.id] : [];
  const people = usePeople(ids);
  const jobs = useJobsOf(ids, weeksAround(days));
  const person = people.rows.find(({ id }) => id === asked?.id);
  if (!order || !asked || !person || jobs.status !== 'ready' || jobs.capped) return undefined;
  const found = firstFreeTime({
    person,
    jobs: jobs.rows.filter(({ id, status }) => id !== order.id && status !== 'cancelled'),
    days,
    estimateMin: order.estimateMin,
    now,
    timezone: COMPANY.timezone,
  });
  if (!found) return undefined;
  const moved = movedToTime(order, found.day, found.fromMin, COMPANY.timezone);
  const planned = plannedToForm({ ...moved, timezone: order.timezone });
  return {
    planned,
    why: `Proposed: ${asked.name} has time on ${formatDay(planned.plannedDay)} from ${formatLocalTime(planned.plannedFrom)}.`,
  };
}
