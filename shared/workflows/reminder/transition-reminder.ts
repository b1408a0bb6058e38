import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { recordId } from '@fm/domain/record';
import {
  reminderSchema,
  reminders,
  SNOOZES,
  snoozeUntil,
  transitionReminder,
  undoDone,
} from '@fm/domain/reminder';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { checkOwner, reminderActor } from './reminder-actor';
import { checkMayFollow } from './settled-reminder';

/** Ends a reminder; one that repeats and is done waits for its next moment. */
export const endReminder = defineCommand({
  name: 'reminders.end',
  permission: 'reminders:edit',
  input: v.object({ id: recordId, to: v.picklist(['done', 'cancelled']) }),
  async run(unit, { id, to }, { actor, now }) {
    const by = await reminderActor(unit, actor);
    await unit.change(reminders, id, (current) => transitionReminder(current, to, {}, by, now));
    return null;
  },
});

/** Puts a due reminder off, by one click or until a moment that was picked. */
export const snoozeReminder = defineCommand({
  name: 'reminders.snooze',
  permission: 'reminders:edit',
  input: v.object({ id: recordId, until: v.union([v.picklist(SNOOZES), v.date()]) }),
  async run(unit, { id, until }, { actor, now }) {
    const by = await reminderActor(unit, actor);
    const snoozedUntil =
      until instanceof Date ? until : snoozeUntil(until, today(COMPANY.timezone, now), now, COMPANY.timezone);
    await unit.change(reminders, id, (current) =>
      transitionReminder(current, 'snoozed', { snoozedUntil }, by, now),
    );
    return null;
  },
});

/** Takes a "Done" or a cancelling back: the reminder waits for the moment it had before. */
export const reopenReminder = defineCommand({
  name: 'reminders.reopen',
  permission: 'reminders:edit',
  input: v.object({
    id: recordId,
    /** The reminder as it was before it ended. */
    before: reminderSchema,
    note: v.pipe(v.string(), v.maxLength(200)),
  }),
  async run(unit, { id, before, note }, { actor }) {
    await checkOwner(unit, actor, await unit.find(reminders, id));
    await unit.change(reminders, id, () => ({ ok: true, patch: undoDone(before), note }));
    return null;
  },
});

/** Moves a reminder to the trash. */
export const trashReminder = defineCommand({
  name: 'reminders.trash',
  permission: 'reminders:edit',
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor }) {
    await checkOwner(unit, actor, await unit.find(reminders, id));
    await unit.trash(reminders, id);
    return null;
  },
});

/** Takes a reminder out of the trash. */
export const restoreReminder = defineCommand({
  name: 'reminders.restore',
  permission: 'reminders:edit',
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor }) {
    const reminder = await unit.find(reminders, id);
    await checkOwner(unit, actor, reminder);
    await checkMayFollow(unit, reminder);
    await unit.restore(reminders, id);
    return null;
  },
});
