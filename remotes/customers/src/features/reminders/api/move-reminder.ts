import { changeRecord, commitTogether, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import {
  type Reminder,
  type ReminderActor,
  reminders,
  type Snooze,
  snoozeUntil,
  transitionReminder,
  undoDone,
} from '@fm/domain/reminder';

/** Marks a reminder as done; one that repeats waits for its next moment. */
export const finishReminder = (actor: ReminderActor, id: string): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, id, (current) => transitionReminder(current, 'done', {}, actor, new Date()));

/** Ends a reminder that nobody needs any more. */
export const cancelReminder = (actor: ReminderActor, id: string): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, id, (current) =>
    transitionReminder(current, 'cancelled', {}, actor, new Date()),
  );

/** Takes a "Done" or a cancelling back; `before` is the reminder as it was. */
export const reopenReminder = (
  actor: ReminderActor,
  before: Stored<Reminder>,
  note: string,
): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, before.id, () => ({ ok: true, patch: undoDone(before), note }));

/** Moves a reminder to the trash. */
export const deleteReminder = (actor: ReminderActor, id: string): Promise<Outcome<void>> =>
  commitTogether(actor, (unit) => unit.trash(reminders, id));

/** Takes it out of there again. */
export const restoreReminder = (actor: ReminderActor, id: string): Promise<Outcome<void>> =>
  commitTogether(actor, (unit) => unit.restore(reminders, id));

/** Puts a due reminder off, by one click or until a moment that was picked. */
export const snoozeReminder = (
  actor: ReminderActor,
  id: string,
  until: Snooze | Date,
): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, id, (current) => {
    const now = new Date();
    const snoozedUntil =
      until instanceof Date ? until : snoozeUntil(until, today(COMPANY.timezone, now), now, COMPANY.timezone);
    return transitionReminder(current, 'snoozed', { snoozedUntil }, actor, now);
  });
