import { commitTogether, newId, type Outcome } from '@fm/data';
import {
  type Job,
  jobOf,
  type Labour,
  type LabourKind,
  labourOf,
  mayNoteOf,
  measured,
  noteRight,
  timers,
} from '@fm/domain/labour';
import type { Actor, Ref } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { workOrders } from '@fm/domain/work-order';
import { findTimersOn } from './labour';
import { takeRate } from './take-rate';

/** Starts the timer of a person; refused while it runs anywhere. */
export const startTimer = (
  actor: Actor,
  employeeRef: Ref,
  job: Job,
  kind: LabourKind,
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    const running = { ...job, kind, startedAt: new Date() };
    if (!(await unit.find(timers, employeeRef.id))) {
      return unit.create(timers, employeeRef.id, { employeeRef, running });
    }
    return unit.change(timers, employeeRef.id, (timer) =>
      timer.running
        ? {
            ok: false,
            message: `This timer already runs on ${timer.running.workOrderRef.name}. Stop it first.`,
          }
        : { ok: true, patch: { running } },
    );
  });

/**
 * Stops the timer of a person and notes what it measured, in one commit. Gives the entry; none where somebody else
 * stopped it, or where the order takes no more times from this person: a timer can always be stopped.
 */
export const stopTimer = (
  actor: Actor,
  employeeId: string,
  id: string,
): Promise<Outcome<Labour | undefined>> =>
  commitTogether(actor, async (unit) => {
    const timer = await unit.find(timers, employeeId);
    if (!timer?.running) return undefined;
    const { running, employeeRef } = timer;
    const order = await unit.find(workOrders, running.workOrderRef.id);
    await unit.change(timers, employeeId, () => ({ ok: true, patch: { running: undefined } }));
    if (!order || !mayNoteOf(noteRight(order, actor), actor, employeeId)) return undefined;
    const entry = measured(employeeRef, running, new Date());
    // The order may have gone over to another customer while the timer ran.
    await unit.create(labourOf(jobOf(order)), id, entry);
    await takeRate(unit, actor, id, entry);
    return entry;
  });

/**
 * Stops what runs on an order that is put on hold or completed: as staff all timers, else the own one. Each is a commit
 * of its own; one that could not be stopped is still there to be seen and stopped by hand.
 */
export async function stopTimersOn(actor: Actor, orderId: string): Promise<void> {
  const found = await findTimersOn(orderId);
  if (!found.ok) return;
  const mine = ({ id }: { readonly id: string }) =>
    kindOfRole(actor.role) !== 'manager' || id === actor.employeeId;
  for (const { id } of found.value.filter(mine)) await stopTimer(actor, id, newId());
}
