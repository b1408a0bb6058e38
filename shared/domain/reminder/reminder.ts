import * as v from 'valibot';
import { instant, isTimeOfDay } from '../instant';
import { recordId, ref } from '../record';
import { recurrenceSchema } from '../recurrence';

export const REMINDER_STATES = ['scheduled', 'due', 'snoozed', 'done', 'dismissed', 'cancelled'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];
export const REMINDER_STATE_LABELS: Readonly<Record<ReminderState, string>> = {
  scheduled: 'Scheduled',
  due: 'Due',
  snoozed: 'Snoozed',
  done: 'Done',
  dismissed: 'Dismissed',
  cancelled: 'Cancelled',
};
/** States that still lead to a notice: query these with `fireAt <= now` for what is due. */
export const LIVE_REMINDER_STATES: readonly ReminderState[] = ['scheduled', 'due', 'snoozed'];

/** Kinds of records that a reminder can be about, by their names in history. */
export const REMINDER_TYPES = [
  'customer',
  'employee',
  'task',
  'workOrder',
  'offer',
  'maintenancePlan',
  'asset',
] as const;

/** Dates of records a reminder may follow. */
export const REMINDER_FIELDS = [
  'dueDate',
  'validUntil',
  'contractEnd',
  'nextExpiry',
  'nextDueDate',
  'plannedDay',
] as const;
export type ReminderField = (typeof REMINDER_FIELDS)[number];
export const REMINDER_FIELD_LABELS: Readonly<Record<ReminderField, string>> = {
  dueDate: 'Due date',
  validUntil: 'Valid until',
  contractEnd: 'Contract end',
  nextExpiry: 'Certificate expiry',
  nextDueDate: 'Next occurrence due',
  plannedDay: 'Planned day',
};

/** What a reminder goes by: a moment of its own, or a date of its record. */
export const REMINDER_RULE_LABELS: Readonly<Record<Reminder['rule']['kind'], string>> = {
  absolute: 'At a moment',
  relative: 'By a date of the record',
};

export const REMINDER_CHANNEL_LABELS: Readonly<Record<Reminder['channel'], string>> = {
  app: 'In the app',
  mail: 'By mail',
};

/** What a reminder is about. */
export const entityRef = v.object({
  type: v.pipe(v.string(), v.maxLength(40)),
  id: recordId,
  label: v.pipe(v.string(), v.maxLength(400)),
});

/** A notice to one login or one team at a time. */
export const reminderSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Who is reminded: a login or a team (see `teamOwner`), not the author. */
  ownerRef: ref,
  entity: v.optional(entityRef),
  customerId: v.optional(recordId),
  rule: v.variant('kind', [
    v.object({ kind: v.literal('absolute'), at: instant }),
    v.object({
      kind: v.literal('relative'),
      field: v.picklist(REMINDER_FIELDS),
      offsetDays: v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365)),
      timeOfDay: v.pipe(v.string(), v.check(isTimeOfDay)),
    }),
  ]),
  /** Goes to whoever is responsible for the record, and on to the next one. Of a relative rule. */
  toResponsible: v.optional(v.literal(true)),
  /** Comes again in this rhythm once it is done. Of an absolute rule. */
  repeat: v.optional(recurrenceSchema),
  /** When the notice comes; moved by snoozing and by the date it follows. */
  fireAt: instant,
  channel: v.picklist(['app', 'mail']),
  state: v.picklist(REMINDER_STATES),
  snoozedUntil: v.optional(instant),
  firedAt: v.optional(instant),
  doneAt: v.optional(instant),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;

/** The state as it is at `now`: one whose time has come is due, whatever is stored. */
export function reminderStateAt(reminder: Pick<Reminder, 'state' | 'fireAt'>, now: Date): ReminderState {
  const live = reminder.state === 'scheduled' || reminder.state === 'snoozed';
  return live && reminder.fireAt <= now ? 'due' : reminder.state;
}
