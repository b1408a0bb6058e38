import { defineKind } from '../record';
import { recurrenceFields } from '../recurrence';
import { kindOfRole } from '../role';
import { tokensOf } from '../tokens';
import {
  LIVE_REMINDER_STATES,
  REMINDER_CHANNEL_LABELS,
  REMINDER_FIELD_LABELS,
  REMINDER_RULE_LABELS,
  REMINDER_STATE_LABELS,
  type Reminder,
  reminderSchema,
} from './reminder';

export const reminders = defineKind<Reminder>({
  path: 'reminders',
  type: 'reminder',
  called: { one: 'reminder', many: 'reminders' },
  permission: 'reminders:edit',
  locked: ({ ownerRef }, { uid, role }) =>
    kindOfRole(role) !== 'manager' || ownerRef.id === uid ? undefined : 'It belongs to somebody else.',
  trash: 'along',
  unfinished: {
    one: 'reminder still to come',
    many: 'reminders still to come',
    which: ['state', 'in', LIVE_REMINDER_STATES],
  },
  schema: reminderSchema,
  fields: {
    text: 'Text',
    ownerRef: 'Owner',
    entity: 'Entity',
    customerId: 'Customer id',
    rule: {
      label: 'Rule',
      fields: {
        kind: { label: 'kind', labels: REMINDER_RULE_LABELS },
        at: 'at',
        field: { label: 'field', labels: REMINDER_FIELD_LABELS },
        offsetDays: 'offset days',
        timeOfDay: 'time of day',
      },
    },
    toResponsible: 'To responsible',
    repeat: { label: 'Repeat', fields: recurrenceFields },
    fireAt: 'Fire',
    channel: { label: 'Channel', labels: REMINDER_CHANNEL_LABELS },
    state: { label: 'State', labels: REMINDER_STATE_LABELS },
    snoozedUntil: 'Snoozed until',
    firedAt: 'Fired',
    doneAt: 'Done',
  },
  label: (reminder) => reminder.text,
  tokens: ({ text, entity }) => tokensOf([text, entity?.label]),
  links: ({ customerId }) => (customerId === undefined ? {} : { customerId }),
});
