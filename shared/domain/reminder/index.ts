export { fireAtOf, SNOOZE_LABELS, SNOOZES, type Snooze, snoozeUntil } from './fire-at';
export { followRecord, movesReminders, type RecordMove } from './follow';
export { isForTeam, isReminded, ownersOf, type Reminded, teamOwner } from './owner';
export {
  LIVE_REMINDER_STATES,
  REMINDER_FIELD_LABELS,
  REMINDER_FIELDS,
  REMINDER_STATE_LABELS,
  REMINDER_STATES,
  REMINDER_TYPES,
  type Reminder,
  type ReminderField,
  type ReminderState,
  reminderSchema,
  reminderStateAt,
} from './reminder';
export {
  emptyReminder,
  type ReminderInput,
  type ReminderValues,
  reminderForm,
  reminderFormSchema,
  reminderToForm,
  reminderToRecord,
  type SettledReminder,
} from './reminder-form';
export { reminders } from './reminder-kind';
export {
  type ReminderActor,
  type ReminderFact,
  type ReminderTransitionInput,
  reminderFacts,
  reminderTransitions,
  transitionReminder,
  undoDone,
} from './reminder-transitions';
export { nextMoment, REPEAT_LABELS, REPEATS, type Repeat, recurrenceOf, repeatOf } from './repeat';
