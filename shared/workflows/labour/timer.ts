import { employees, personRef } from '@fm/domain/employee';
import {
  jobOf,
  LABOUR_KINDS,
  type Labour,
  labourOf,
  measured,
  noteRight,
  type Timer,
  timers,
} from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';
import { leftOfDay } from './day-of-work';
import { keepRates, type RatedEntry } from './keep-rates';

/** Timers that run on one order at most: those of all the largest company has. */
const MOST_TIMERS = 500;

/** Starts the own timer on an order; refused while it runs anywhere. */
export const startTimer = defineCommand({
  name: 'labour.startTimer',
  permission: 'workOrders:transition',
  input: v.object({ workOrderId: recordId, kind: v.picklist(LABOUR_KINDS) }),
  async run(unit, { workOrderId, kind }, { actor, now }) {
    const order = await present(unit, workOrders, workOrderId);
    const { employeeId } = actor;
    const person = employeeId === undefined ? undefined : await unit.find(employees, employeeId);
    if (!person) throw new FailureSignal(invalid('Your login belongs to no employee, so it has no timer.'));
    const right = noteRight(order, actor);
    if (right.whose === 'none') throw new FailureSignal(invalid(right.reason));
    if (order.statusGroup === 'closed')
      throw new FailureSignal(invalid('The work on this order is over. Note the time by hand.'));
    const running = { ...jobOf(order), kind, startedAt: now };
    const employeeRef = personRef(person);
    if (!(await unit.find(timers, person.id))) {
      await unit.create(timers, person.id, { employeeRef, running });
      return null;
    }
    await unit.change(timers, person.id, (timer) =>
      timer.running
        ? {
            ok: false,
            message: `This timer already runs on ${timer.running.workOrderRef.name}. Stop it first.`,
          }
        : { ok: true, patch: { running } },
    );
    return null;
  },
});

/**
 * Stops the timer of a person and notes what it measured under the id, also where the order takes no more times by hand
 * since: it was worked. Gives whether something was noted: nothing is where somebody else stopped it.
 */
export const stopTimer = defineCommand({
  name: 'labour.stopTimer',
  permission: 'workOrders:transition',
  input: v.object({ employeeId: recordId, id: recordId }),
  async run(unit, { employeeId, id }, { actor, now }) {
    if (kindOfRole(actor.role) === 'manager' && employeeId !== actor.employeeId)
      throw new FailureSignal(refused);
    const timer = await unit.find(timers, employeeId);
    if (!timer?.running) return { noted: false };
    const order = await unit.find(workOrders, timer.running.workOrderRef.id);
    const entry = await stopped(unit, timer, order, id, now);
    if (order && entry) await keepRates(unit, order.id, [entry]);
    return { noted: entry !== undefined };
  },
});

/** Timers that run on an order. */
export const timersOn = (workOrderId: string): DocumentQuery => ({
  path: timers.path,
  filters: [['running.workOrderRef.id', '==', workOrderId]],
  orders: [],
  limit: MOST_TIMERS,
});

/** Stops every timer that runs on an order whose work stops, and notes what they measured. */
export async function stopTimersOn(unit: Unit, order: Stored<WorkOrder>, now: Date): Promise<void> {
  const { path: _, ...query } = timersOn(order.id);
  const entries: RatedEntry[] = [];
  for (const timer of await unit.list(timers, query)) {
    const entry = await stopped(unit, timer, order, unit.newId(), now);
    if (entry) entries.push(entry);
  }
  if (entries.length > 0) await keepRates(unit, order.id, entries);
}

/**
 * Stops a timer, and notes on `order` what it measured, as far as the other entries of that day leave time for it; the
 * order may have gone to another customer meanwhile.
 */
async function stopped(
  unit: Unit,
  { id: employeeId, employeeRef, running }: Stored<Timer>,
  order: Stored<WorkOrder> | undefined,
  id: string,
  now: Date,
): Promise<(Labour & { readonly id: string }) | undefined> {
  if (!running) return undefined;
  await unit.change(timers, employeeId, () => ({ ok: true, patch: { running: undefined } }));
  if (!order) return undefined;
  const most = { ...measured(employeeRef, running, now), id };
  const left = await leftOfDay(unit, most);
  if (left < 1) return undefined;
  const entry = measured(employeeRef, running, now, left);
  await unit.create(labourOf(jobOf(order)), id, entry);
  return { ...entry, id };
}
