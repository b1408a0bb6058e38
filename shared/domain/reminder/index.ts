export { fireAtOf, SNOOZE_LABELS, SNOOZES, type Snooze, snoozeUntil } from './fire-at';
export {
  LIVE_REMINDER_STATES,
  REMINDER_FIELDS,
  REMINDER_STATE_LABELS,
  REMINDER_STATES,
  type Reminder,
  type ReminderField,
  type ReminderState,
  reminderSchema,
  reminderStateAt,
  reminders,
} from './reminder';
export {
  emptyReminder,
  type ReminderInput,
  type ReminderValues,
  reminderForm,
  reminderFormSchema,
  reminderToForm,
  reminderToRecord,
} from './reminder-form';
export {
  type ReminderFact,
  type ReminderStepInput,
  reminderFacts,
  reminderTransitions,
  transitionReminder,
} from './reminder-transitions';
