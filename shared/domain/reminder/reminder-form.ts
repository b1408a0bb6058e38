import * as v from 'valibot';
import { dayIn, requiredDay } from '../calendar-day';
import { instantAt, isTimeOfDay, timeIn } from '../instant';
import { requiredRef } from '../record';
import { requiredText } from '../text';
import { entityRef, type Reminder } from './reminder';

/** What the reminder form edits: a text, a person, a day and a time. */
export const reminderFormSchema = v.object({
  text: requiredText('what to be reminded of', 1, 200),
  ownerRef: requiredRef('Choose who is reminded.'),
  day: requiredDay('Enter the day of the reminder.'),
  time: v.pipe(v.string(), v.check(isTimeOfDay, 'Enter a time, such as 08:30.')),
  entity: v.nullable(entityRef),
  customerId: v.nullable(v.string()),
});
export type ReminderInput = v.InferInput<typeof reminderFormSchema>;
export type ReminderValues = v.InferOutput<typeof reminderFormSchema>;

export const emptyReminder = (): ReminderInput => ({
  text: '',
  ownerRef: null,
  day: '',
  time: '08:00',
  entity: null,
  customerId: null,
});

export const reminderToForm = (reminder: Reminder, timezone: string): ReminderInput => ({
  text: reminder.text,
  ownerRef: reminder.ownerRef,
  day: dayIn(timezone, reminder.fireAt),
  time: timeIn(timezone, reminder.fireAt),
  entity: reminder.entity ?? null,
  customerId: reminder.customerId ?? null,
});

/**
 * The record's own fields. A reminder whose moment was not touched keeps its rule, so that one that follows a date
 * still follows it; a new moment makes it absolute and arms it again.
 */
export function reminderToRecord(values: ReminderValues, timezone: string, before?: Reminder): Reminder {
  const at = instantAt(values.day, values.time, timezone);
  const content = {
    text: values.text,
    ownerRef: values.ownerRef,
    entity: values.entity ?? undefined,
    customerId: values.customerId ?? undefined,
  };
  const untouched =
    before &&
    dayIn(timezone, before.fireAt) === values.day &&
    timeIn(timezone, before.fireAt) === values.time;
  if (untouched) return { ...before, ...content };
  return {
    ...content,
    channel: before?.channel ?? 'app',
    rule: { kind: 'absolute', at },
    fireAt: at,
    state: 'scheduled',
    snoozedUntil: undefined,
    firedAt: undefined,
    doneAt: undefined,
  };
}

export const reminderForm = {
  schema: reminderFormSchema,
  empty: emptyReminder,
  fromRecord: reminderToForm,
  toRecord: reminderToRecord,
};
