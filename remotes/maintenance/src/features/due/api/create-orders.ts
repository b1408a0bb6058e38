import { commitTogether, type Outcome, type Unit } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import {
  dueOccurrences,
  generatedOccurrence,
  maintenancePlans,
  nextDueFields,
  occurrenceId,
  occurrencesOf,
  type Plan,
  workOrderOf,
} from '@fm/domain/maintenance';
import type { Actor, Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { workOrders } from '@fm/domain/work-order';

/** What became of the due visits of one plan, as ids of work orders. */
export interface CreatedOrders {
  readonly created: readonly string[];
  readonly existing: readonly string[];
  /** Visits that were called off: they get no order. */
  readonly skipped: readonly string[];
}

type Fate = keyof CreatedOrders;

/**
 * Creates the work orders of a plan that are due on `today`, and takes the plan on to its next visit, in one commit.
 * Ids are made of plan and date, so whoever does it again, or at the same moment, finds them there. `seen` is the plan
 * as the person saw it: what others created since is counted as existing.
 */
export function createOrders(
  actor: Actor,
  seen: Stored<Plan>,
  today: CalendarDay,
): Promise<Outcome<CreatedOrders>> {
  return commitTogether(actor, async (unit) => {
    let plan = seen;
    await unit.change(maintenancePlans, seen.id, (current) => {
      plan = current;
      const { due, next } = dueOccurrences(current, today);
      const last = due.at(-1);
      if (!last) return { ok: true, patch: {} };
      return {
        ok: true,
        patch: { ...nextDueFields(next), lastGeneratedFor: last.date },
        note: due.length === 1 ? '1 work order created' : `${due.length} work orders created`,
      };
    });
    const fates: Record<Fate, string[]> = { created: [], existing: [], skipped: [] };
    for (const visit of visitsOf(seen, plan, today))
      fates[await createOrder(unit, plan, visit)].push(occurrenceId(plan.id, visit.originalDate));
    return fates;
  });
}

/** What was due when the person looked, and what is due now, each once. */
function visitsOf(seen: Stored<Plan>, current: Stored<Plan>, today: CalendarDay): ScheduledDate[] {
  const all = [seen, current].flatMap((plan) => dueOccurrences(plan, today).due);
  return [...new Map(all.map((visit) => [visit.originalDate, visit])).values()];
}

async function createOrder(unit: Unit, plan: Stored<Plan>, visit: ScheduledDate): Promise<Fate> {
  const visits = occurrencesOf(plan.id);
  const id = occurrenceId(plan.id, visit.originalDate);
  const known = await unit.find(visits, id);
  if (known?.workOrderId !== undefined) return 'existing';
  if (known && known.state !== 'planned') return 'skipped';
  // A visit that was moved by hand keeps its own date.
  const scheduled = known ? { ...visit, date: known.dueDate } : visit;
  if (known) {
    const { state, workOrderId } = generatedOccurrence(plan, scheduled);
    await unit.change(visits, id, () => ({ ok: true, patch: { state, workOrderId } }));
  } else await unit.create(visits, id, generatedOccurrence(plan, scheduled));
  await unit.create(workOrders, id, workOrderOf(plan, scheduled));
  return 'created';
}
