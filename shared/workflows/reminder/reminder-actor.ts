import { employees } from '@fm/domain/employee';
import type { Actor } from '@fm/domain/record';
import { isReminded, type Reminder, type ReminderActor } from '@fm/domain/reminder';
import { isStaff } from '@fm/domain/role';
import { FailureSignal, refused } from '../failure';
import type { Unit } from '../unit';

/** The actor with the team of the employee record, whose reminders are the actor's too. */
export async function reminderActor(unit: Unit, actor: Actor): Promise<ReminderActor> {
  const employee = actor.employeeId === undefined ? undefined : await unit.find(employees, actor.employeeId);
  return { ...actor, team: employee?.team };
}

/** Refuses to change a reminder of others to everybody but staff. Throws a `FailureSignal`. */
export async function checkOwner(unit: Unit, actor: Actor, reminder: Reminder | undefined): Promise<void> {
  if (!reminder || isStaff(actor.role)) return;
  if (!isReminded(reminder, await reminderActor(unit, actor))) throw new FailureSignal(refused);
}
