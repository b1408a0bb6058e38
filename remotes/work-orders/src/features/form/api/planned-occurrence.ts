import { useLiveRecord } from '@fm/data';
import { isCalendarDay } from '@fm/domain/calendar-day';
import {
  maintenancePlans,
  type Occurrence,
  occurrenceId,
  occurrenceOn,
  occurrencesOf,
  type Plan,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';

/** An occurrence of a plan as its order needs it. */
export type PlannedOccurrence =
  | { readonly status: 'loading' }
  /** No such plan, or no occurrence of it on that day. */
  | { readonly status: 'missing'; readonly plan?: Stored<Plan> }
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | {
      readonly status: 'ready';
      readonly plan: Stored<Plan>;
      readonly scheduled: ScheduledDate;
      /** As it is stored; undefined while it is only a date of the rule. */
      readonly occurrence: Stored<Occurrence> | undefined;
    };

/** The occurrence of a plan on `day`, live. What is stored of it counts before what its rule says now. */
export function usePlannedOccurrence(planId: string, day: string): PlannedOccurrence {
  const plan = useLiveRecord(maintenancePlans, planId);
  const ruled = plan.status === 'ready' && isCalendarDay(day) ? occurrenceOn(plan.record, day) : undefined;
  const id = occurrenceId(planId, ruled?.originalDate ?? day);
  const occurrence = useLiveRecord(occurrencesOf(planId), plan.status === 'ready' ? id : undefined);
  if (plan.status === 'missing') return { status: 'missing' };
  for (const live of [plan, occurrence])
    if (live.status === 'failed')
      return { status: 'failed', message: live.failure.message, retry: live.retry };
  if (plan.status !== 'ready' || occurrence.status === 'loading') return { status: 'loading' };
  if (occurrence.status === 'ready') {
    const { originalDate, dueDate } = occurrence.record;
    // One that was moved by hand keeps its own date.
    return {
      status: 'ready',
      plan: plan.record,
      scheduled: { originalDate, date: dueDate },
      occurrence: occurrence.record,
    };
  }
  return ruled
    ? { status: 'ready', plan: plan.record, scheduled: ruled, occurrence: undefined }
    : { status: 'missing', plan: plan.record };
}
