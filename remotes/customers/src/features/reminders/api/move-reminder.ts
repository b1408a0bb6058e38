import { changeRecord, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Actor } from '@fm/domain/record';
import { reminders, type Snooze, snoozeUntil, transitionReminder } from '@fm/domain/reminder';

/** Marks a reminder as done. */
export const finishReminder = (actor: Actor, id: string): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, id, (current) => transitionReminder(current, 'done', {}, actor, new Date()));

/** Puts a due reminder off, by one click. */
export const snoozeReminder = (actor: Actor, id: string, snooze: Snooze): Promise<Outcome<void>> =>
  changeRecord(reminders, actor, id, (current) => {
    const now = new Date();
    const snoozedUntil = snoozeUntil(snooze, today(COMPANY.timezone, now), now, COMPANY.timezone);
    return transitionReminder(current, 'snoozed', { snoozedUntil }, actor, now);
  });
