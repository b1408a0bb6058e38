import type { Actor, Stored } from '../record';
import { kindOfRole } from '../role';
import { defineTransitions, type Facts, lacking, refused, type Step, step } from '../transitions';
import { REMINDER_STATE_LABELS, type Reminder, type ReminderState, reminderStateAt } from './reminder';

/** `owner`: the one who is reminded. `system`: the clock, and the record the reminder is about. */
export type ReminderFact = 'owner' | 'staff' | 'system';

/** Allowed changes of a reminder's state. Doing something before the notice counts as done, too. */
export const reminderTransitions = defineTransitions<ReminderState, ReminderFact>([
  { from: ['scheduled', 'snoozed'], to: 'due', label: 'Fire', who: ['system'] },
  { from: ['scheduled', 'due', 'snoozed'], to: 'done', label: 'Done', who: ['owner'] },
  { from: ['due'], to: 'dismissed', label: 'Dismiss', who: ['owner'] },
  { from: ['due', 'snoozed'], to: 'snoozed', label: 'Snooze', who: ['owner'], needs: ['snoozedUntil'] },
  {
    from: ['scheduled', 'due', 'snoozed'],
    to: 'cancelled',
    label: 'Cancel reminder',
    who: ['owner', 'staff', 'system'],
  },
]);

/** What holds between an actor and a reminder. */
export function reminderFacts(reminder: Reminder, actor: Actor): Facts<ReminderFact> {
  const facts = new Set<ReminderFact>();
  if (reminder.ownerRef.id === actor.uid) facts.add('owner');
  if (kindOfRole(actor.role) !== 'manager') facts.add('staff');
  return facts;
}

export interface ReminderStepInput {
  readonly snoozedUntil?: Date;
  readonly note?: string;
}

/** Takes a reminder from its state at `now` to `to`: what to write, or why not. */
export function transitionReminder(
  reminder: Stored<Reminder>,
  to: ReminderState,
  input: ReminderStepInput,
  actor: Actor,
  now: Date,
): Step<Reminder> {
  const from = reminderStateAt(reminder, now);
  const refusal = reminderTransitions.refusal(
    from,
    to,
    reminderFacts(reminder, actor),
    REMINDER_STATE_LABELS,
  );
  if (refusal) return refused(refusal);
  if (to === 'snoozed') {
    const until = input.snoozedUntil;
    const lacks = lacking({ snoozedUntil: until && until > now ? undefined : 'Choose a later moment.' });
    if (lacks || !until) return lacks ?? refused('Choose a later moment.');
    return step<Reminder>({ state: to, snoozedUntil: until, fireAt: until }, input.note);
  }
  const fired = from === 'due' ? { firedAt: reminder.firedAt ?? reminder.fireAt } : {};
  const done = to === 'done' ? { doneAt: now } : {};
  return step<Reminder>({ state: to, ...fired, ...done }, input.note);
}
