import { type Outcome, run } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Reminder, Snooze } from '@fm/domain/reminder';

/** Marks a reminder as done; one that repeats waits for its next moment. */
export const finishReminder = (id: string): Promise<Outcome<null>> =>
  run('reminders.end', { id, to: 'done' });

/** Ends a reminder that nobody needs any more. */
export const cancelReminder = (id: string): Promise<Outcome<null>> =>
  run('reminders.end', { id, to: 'cancelled' });

/** Takes a "Done" or a cancelling back; `before` is the reminder as it was. */
export const reopenReminder = (before: Stored<Reminder>, note: string): Promise<Outcome<null>> =>
  run('reminders.reopen', { id: before.id, before, note });

/** Moves a reminder to the trash. */
export const deleteReminder = (id: string): Promise<Outcome<null>> => run('reminders.trash', { id });

/** Takes it out of there again. */
export const restoreReminder = (id: string): Promise<Outcome<null>> => run('reminders.restore', { id });

/** Puts a due reminder off, by one click or until a moment that was picked. */
export const snoozeReminder = (id: string, until: Snooze | Date): Promise<Outcome<null>> =>
  run('reminders.snooze', { id, until });
