import type { Unit } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import { customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { followRecord, type Reminder, reminders } from '@fm/domain/reminder';
import { entityPatch } from '../entity-patch';
import type { Move } from '../move';

/** Lets a reminder go over. One that waits for a date of the customer itself waits for that date of the other one. */
export async function moveReminder(unit: Unit, id: string, move: Move): Promise<void> {
  const reminder = await unit.find(reminders, id);
  const followed = reminder && (await newMoment(unit, reminder, move.from.id, move.to.id));
  await unit.change(
    reminders,
    id,
    (current) => ({ ok: true, patch: { ...followed, ...entityPatch(current, move) } }),
    move.note,
  );
}

async function newMoment(
  unit: Unit,
  reminder: Stored<Reminder>,
  from: string,
  to: string,
): Promise<Partial<Reminder>> {
  if (
    reminder.customerId !== from ||
    reminder.entity?.id !== from ||
    reminder.state !== 'scheduled' ||
    reminder.rule.kind !== 'relative'
  ) {
    return {};
  }
  const [before, after] = await Promise.all([unit.find(customers, from), unit.find(customers, to)]);
  const was = before && customers.followed?.(before);
  const is = after && customers.followed?.(after);
  if (!was || !is) return {};
  const { state, fireAt } = followRecord(
    reminder,
    { before: was, after: is, responsible: undefined },
    COMPANY.timezone,
  );
  return { ...(state && { state }), ...(fireAt && { fireAt }) };
}
