import * as v from 'valibot';
import { type CalendarDay, dayIn, optionalDay } from '../calendar-day';
import { instantAt, isTimeOfDay, timeIn } from '../instant';
import { type Ref, recordId, requiredRef } from '../record';
import { requiredText } from '../text';
import { fireAtOf } from './fire-at';
import { armed } from './follow';
import { entityRef, REMINDER_FIELDS, type Reminder } from './reminder';
import { REPEATS, recurrenceOf, repeatOf } from './repeat';

const MOST_DAYS = 365;
const daysApart = `Enter a number of days from 0 to ${MOST_DAYS}.`;

/** What the reminder form edits: a text, a person, and a moment or a date of a record to follow. */
export const reminderFormSchema = v.pipe(
  v.object({
    text: requiredText('what to be reminded of', 1, 200),
    ownerRef: requiredRef('Choose who is reminded.'),
    toResponsible: v.boolean(),
    when: v.picklist(['moment', 'date']),
    day: optionalDay,
    time: v.pipe(v.string(), v.check(isTimeOfDay, 'Enter a time, such as 08:30.')),
    repeat: v.nullable(v.picklist(REPEATS)),
    field: v.nullable(v.picklist(REMINDER_FIELDS)),
    days: v.pipe(
      v.number(daysApart),
      v.integer(daysApart),
      v.minValue(0, daysApart),
      v.maxValue(MOST_DAYS, daysApart),
    ),
    side: v.picklist(['before', 'after']),
    entity: v.nullable(entityRef),
    customerId: v.nullable(recordId),
  }),
  v.forward(
    v.partialCheck(
      [['when'], ['day']],
      ({ when, day }) => when === 'date' || day !== '',
      'Enter the day of the reminder.',
    ),
    ['day'],
  ),
  v.forward(
    v.partialCheck(
      [['when'], ['field']],
      ({ when, field }) => when === 'moment' || field !== null,
      'Choose the date to count from.',
    ),
    ['field'],
  ),
);
export type ReminderInput = v.InferInput<typeof reminderFormSchema>;
export type ReminderValues = v.InferOutput<typeof reminderFormSchema>;

/** What is typed, with what the record that the reminder is about says at this moment. */
export interface SettledReminder extends ReminderValues {
  /** Its date; undefined for a record that is closed or has none. */
  readonly sourceDay?: CalendarDay | undefined;
  /** The login of whoever is responsible for it. */
  readonly responsible?: Ref | undefined;
}

export const emptyReminder = (): ReminderInput => ({
  text: '',
  ownerRef: null,
  toResponsible: false,
  when: 'moment',
  day: '',
  time: '08:00',
  repeat: null,
  field: null,
  days: 7,
  side: 'before',
  entity: null,
  customerId: null,
});

export const reminderToForm = (reminder: Reminder, timezone: string): ReminderInput => {
  const { rule } = reminder;
  const relative = rule.kind === 'relative';
  return {
    ...emptyReminder(),
    text: reminder.text,
    ownerRef: reminder.ownerRef,
    toResponsible: reminder.toResponsible ?? false,
    when: relative ? 'date' : 'moment',
    day: dayIn(timezone, reminder.fireAt),
    time: relative ? rule.timeOfDay : timeIn(timezone, reminder.fireAt),
    repeat: repeatOf(reminder.repeat) ?? null,
    ...(relative && {
      field: rule.field,
      days: Math.abs(rule.offsetDays),
      side: rule.offsetDays > 0 ? ('after' as const) : ('before' as const),
    }),
    entity: reminder.entity ?? null,
    customerId: reminder.customerId ?? null,
  };
};

/**
 * The record's own fields. A reminder whose moment was not touched keeps its state, so that one that is snoozed stays
 * snoozed; a new moment arms it again.
 */
export function reminderToRecord(values: SettledReminder, timezone: string, before?: Reminder): Reminder {
  const { rule, fireAt } = momentOf(values, timezone);
  const follows = rule.kind === 'relative';
  const responsible = follows && values.toResponsible;
  const content = {
    text: values.text,
    ownerRef: (responsible && values.responsible) || values.ownerRef,
    toResponsible: responsible ? (true as const) : undefined,
    repeat: follows ? undefined : repeatFrom(values, before),
    entity: values.entity ?? undefined,
    customerId: values.customerId ?? undefined,
  };
  if (before && isUntouched(values, timezone, before)) return { ...before, ...content };
  return { ...content, channel: before?.channel ?? 'app', rule, ...armed(fireAt) };
}

function momentOf(values: SettledReminder, timezone: string): Pick<Reminder, 'rule' | 'fireAt'> {
  const { when, field, days, side, time, sourceDay } = values;
  if (when === 'date' && field !== null) {
    const offsetDays = side === 'before' && days !== 0 ? -days : days;
    const rule = { kind: 'relative' as const, field, offsetDays, timeOfDay: time };
    const fireAt = fireAtOf(rule, sourceDay, timezone);
    if (fireAt) return { rule, fireAt };
  }
  const at = instantAt(values.day, time, timezone);
  return { rule: { kind: 'absolute', at }, fireAt: at };
}

/** A rhythm that stays as it was keeps its day of the month. */
function repeatFrom({ repeat, day }: ReminderValues, before: Reminder | undefined): Reminder['repeat'] {
  if (repeat === null) return undefined;
  return before?.repeat && repeatOf(before.repeat) === repeat ? before.repeat : recurrenceOf(repeat, day);
}

/** Whether the form still says the moment the reminder has, after all snoozes. */
function isUntouched(values: ReminderValues, timezone: string, before: Reminder): boolean {
  const was = reminderToForm(before, timezone);
  const keys =
    was.when === 'date'
      ? (['when', 'time', 'field', 'days', 'side'] as const)
      : (['when', 'time', 'day'] as const);
  return keys.every((key) => was[key] === values[key]) && was.entity?.id === values.entity?.id;
}

export const reminderForm = {
  schema: reminderFormSchema,
  empty: emptyReminder,
  fromRecord: reminderToForm,
  toRecord: reminderToRecord,
};
