import { run as ask, type DataFailure } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { occurrenceId, occurrencesUntil, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { DueOccurrence } from '../due/due-occurrences';
import { inText, type OrderedOccurrence } from '../due/ordered-occurrence';
import type { DueReport } from '../due/use-due-run';

/** What became of the occurrences of a plan, also where it ended before the last one. */
export interface AheadOutcome extends Pick<DueReport, 'created' | 'existing' | 'skipped'> {
  /** Why it went no further. */
  readonly failure?: DataFailure;
}

/**
 * Creates the orders of a plan up to the day `until`, so many at a time as the server takes. `progress` is told how many
 * occurrences are dealt with after each time.
 */
export async function createAhead(
  plan: Stored<Plan>,
  until: CalendarDay,
  progress: (done: number) => void,
): Promise<AheadOutcome> {
  const days = new Map(
    occurrencesUntil(plan, until).map((scheduled) => [
      occurrenceId(plan.id, scheduled.originalDate),
      scheduled,
    ]),
  );
  const named = <Done extends { readonly occurrenceId: string }>(done: readonly Done[]) =>
    done.flatMap(({ occurrenceId: id, ...rest }) => {
      const scheduled = days.get(id);
      return scheduled ? [{ id, plan, scheduled, ...rest }] : [];
    });
  const outcome = {
    created: [] as OrderedOccurrence[],
    existing: [] as OrderedOccurrence[],
    skipped: [] as DueOccurrence[],
  };
  for (;;) {
    const answer = await ask('plans.createOrders', { id: plan.id, seen: [], until });
    if (!answer.ok) return { ...outcome, failure: answer.failure };
    const { created, existing, skipped, further } = answer.value;
    outcome.created.push(...named(created.map(inText)));
    outcome.existing.push(...named(existing.map(inText)));
    outcome.skipped.push(...named(skipped));
    if (!further) return outcome;
    progress(outcome.created.length + outcome.existing.length + outcome.skipped.length);
  }
}
