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
 * Creates the work orders of a plan that are due on `today`, visit by visit, each in one commit with the plan's step to
 * its next visit: a commit gives out one number of a kind. Ids are made of plan and date, so whoever does it again, or
 * at the same moment, finds them there. `seen` is the plan as the person saw it: what others created since is counted
 * as existing.
 */
export async function createOrders(
  actor: Actor,
  seen: Stored<Plan>,
  today: CalendarDay,
): Promise<Outcome<CreatedOrders>> {
  const fates: Record<Fate, string[]> = { created: [], existing: [], skipped: [] };
  const visits = new Map<CalendarDay, ScheduledDate>();
  const expect = (plan: Plan) => {
    for (const visit of dueOccurrences(plan, today).due)
      if (!visits.has(visit.originalDate)) visits.set(visit.originalDate, visit);
  };
  expect(seen);
  // What came due meanwhile is added while the map is walked.
  for (const visit of visits.values()) {
    const done = await createFor(actor, seen.id, visit, today);
    if (!done.ok) return done;
    fates[done.value.fate].push(occurrenceId(seen.id, visit.originalDate));
    expect(done.value.plan);
  }
  return { ok: true, value: fates };
}

interface VisitDone {
  readonly fate: Fate;
  /** The plan as it was before. */
  readonly plan: Stored<Plan>;
}

function createFor(
  actor: Actor,
  planId: string,
  visit: ScheduledDate,
  today: CalendarDay,
): Promise<Outcome<VisitDone>> {
  return commitTogether(actor, async (unit) => {
    const plans: Stored<Plan>[] = [];
    await unit.change(maintenancePlans, planId, (plan) => {
      plans.push(plan);
      const { due, next } = dueOccurrences(plan, today);
      const [first, second] = due;
      if (first?.originalDate !== visit.originalDate) return { ok: true, patch: {} };
      return {
        ok: true,
        patch: { ...nextDueFields(second?.date ?? next), lastGeneratedFor: first.date },
        note: '1 work order created',
      };
    });
    const [plan] = plans;
    if (!plan) throw new Error('A plan that is changed has been read.');
    return { fate: await createOrder(unit, plan, visit), plan };
  });
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
