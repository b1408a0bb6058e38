import type { CalendarDay } from '@fm/domain/calendar-day';
import { dueOccurrences, occurrenceId, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';

/** An occurrence whose work order is due to be created. */
export interface DueOccurrence {
  /** Of the occurrence and of its order. */
  readonly id: string;
  readonly plan: Stored<Plan>;
  readonly scheduled: ScheduledDate;
}

/** The occurrences of these plans whose orders are due on `today`, the earliest first. */
export const dueOfPlans = (plans: readonly Stored<Plan>[], today: CalendarDay): DueOccurrence[] =>
  plans
    .flatMap((plan) =>
      dueOccurrences(plan, today).due.map((scheduled) => ({
        id: occurrenceId(plan.id, scheduled.originalDate),
        plan,
        scheduled,
      })),
    )
    .sort((a, b) => a.scheduled.date.localeCompare(b.scheduled.date) || a.id.localeCompare(b.id));
