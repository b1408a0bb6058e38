import { COMPANY } from '@fm/domain/company';
import { reminderForm, reminders } from '@fm/domain/reminder';
import { defineSave } from '../save';
import { checkOwner } from './reminder-actor';
import { checkRoom, settledReminder } from './settled-reminder';

/** Creates a reminder, or saves its form: its owner's, and staff's for everybody. */
export const saveReminder = defineSave('reminders.save', 'reminders:edit', {
  kind: reminders,
  schema: reminderForm.schema,
  toRecord: (values, before) => reminderForm.toRecord(values, COMPANY.timezone, before),
  async settle(unit, { id, values }, { actor }) {
    const stored = await unit.find(reminders, id);
    await checkOwner(unit, actor, stored);
    await checkRoom(unit, id, values);
    return settledReminder(unit, values, stored);
  },
});
