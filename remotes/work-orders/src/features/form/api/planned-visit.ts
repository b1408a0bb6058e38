import { useLiveRecord } from '@fm/data';
import { isCalendarDay } from '@fm/domain/calendar-day';
import {
  maintenancePlans,
  type Occurrence,
  occurrenceId,
  occurrencesOf,
  type Plan,
  visitOn,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';

/** A visit of a plan as its order needs it. */
export type PlannedVisit =
  | { readonly status: 'loading' }
  /** No such plan, or no visit of it on that day. */
  | { readonly status: 'missing'; readonly plan?: Stored<Plan> }
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | {
      readonly status: 'ready';
      readonly plan: Stored<Plan>;
      readonly scheduled: ScheduledDate;
      /** As it is stored; undefined while it is only a date of the rule. */
      readonly visit: Stored<Occurrence> | undefined;
    };

/** The visit of a plan on `day`, live. What is stored of it counts before what its rule says now. */
export function usePlannedVisit(planId: string, day: string): PlannedVisit {
  const plan = useLiveRecord(maintenancePlans, planId);
  const ruled = plan.status === 'ready' && isCalendarDay(day) ? visitOn(plan.record, day) : undefined;
  const id = occurrenceId(planId, ruled?.originalDate ?? day);
  const visit = useLiveRecord(occurrencesOf(planId), plan.status === 'ready' ? id : undefined);
  if (plan.status === 'missing') return { status: 'missing' };
  for (const live of [plan, visit])
    if (live.status === 'failed')
      return { status: 'failed', message: live.failure.message, retry: live.retry };
  if (plan.status !== 'ready' || visit.status === 'loading') return { status: 'loading' };
  if (visit.status === 'ready') {
    const { originalDate, dueDate } = visit.record;
    // One that was moved by hand keeps its own date.
    return {
      status: 'ready',
      plan: plan.record,
      scheduled: { originalDate, date: dueDate },
      visit: visit.record,
    };
  }
  return ruled
    ? { status: 'ready', plan: plan.record, scheduled: ruled, visit: undefined }
    : { status: 'missing', plan: plan.record };
}
