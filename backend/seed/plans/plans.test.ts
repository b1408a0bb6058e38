import { addDays, dayIn } from '@fm/domain/calendar-day';
import { dueOccurrences, occurrenceSchema, type Plan, planSchema } from '@fm/domain/maintenance';
import { workOrderSchema } from '@fm/domain/work-order';
import { tally } from '../demo-faults';
import { records, TODAY } from '../demo-fixture';

describe('maintenance', () => {
  const plans: (Plan & { id: string })[] = records('maintenancePlans', planSchema);
  const occurrences = records('occurrences', occurrenceSchema);

  it('has plans and occurrences in the stated states', () => {
    expect(tally(plans.map(({ state, health }) => (health === 'stalled' ? health : state)))).toEqual({
      active: 28,
      paused: 4,
      ended: 2,
      stalled: 2,
    });
    expect(occurrences.filter(({ workOrderId }) => workOrderId !== undefined)).toHaveLength(150);
    expect(tally(occurrences.map(({ state }) => state))).toMatchObject({
      skipped: 6,
      planned: 69,
      missed: 5,
    });
    expect(occurrences.filter(({ movedBy }) => movedBy !== undefined)).toHaveLength(14);
  });

  it('plans within the next three months', () => {
    const planned = occurrences
      .filter(({ state }) => state === 'planned')
      .map(({ dueDate }) => dueDate)
      .sort();
    expect((planned[0] ?? '') > TODAY).toBe(true);
    expect((planned.at(-1) ?? '') <= addDays(TODAY, 95)).toBe(true);
  });

  it('has orders for its occurrences under the ids the app itself would use, and some due to be created', () => {
    const orders = new Set(records('workOrders', workOrderSchema).map(({ id }) => id));
    expect(
      occurrences.filter(({ workOrderId }) => workOrderId !== undefined && !orders.has(workOrderId)),
    ).toEqual([]);
    const due = plans.flatMap((plan) =>
      dueOccurrences(plan, TODAY).due.map(({ originalDate }) => `${plan.id}_${originalDate}`),
    );
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter((id) => orders.has(id))).toEqual([]);
  });

  it('keeps planned times on the planned day at the site', () => {
    const wrong = records('workOrders', workOrderSchema).filter(
      ({ plannedStart, plannedDay, timezone }) =>
        plannedStart && dayIn(timezone, plannedStart) !== plannedDay,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
