import { COMPANY } from '../company';
import type { Actor, Stored } from '../record';
import { isStaff } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import { armed } from './follow';
import { isReminded, type Reminded } from './owner';
import { REMINDER_STATE_LABELS, type Reminder, type ReminderState, reminderStateAt } from './reminder';
import { nextMoment } from './repeat';

/** Who makes a transition; `team` where it is known. */
export type ReminderActor = Actor & Reminded;

/** `owner`: the one who is reminded, or anybody in the team that is. `system`: the clock, and the record the reminder is about. */
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
export function reminderFacts(reminder: Reminder, actor: ReminderActor): Facts<ReminderFact> {
  const facts = new Set<ReminderFact>();
  if (isReminded(reminder, actor)) facts.add('owner');
  if (isStaff(actor.role)) facts.add('staff');
  return facts;
}

export interface ReminderTransitionInput {
  readonly snoozedUntil?: Date;
  readonly note?: string;
}

/** Takes a reminder from its state at `now` to `to`: what to write, or why not. */
export function transitionReminder(
  reminder: Stored<Reminder>,
  to: ReminderState,
  input: ReminderTransitionInput,
  actor: ReminderActor,
  now: Date,
): TransitionOutcome<Reminder> {
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
    return allowed<Reminder>({ state: to, snoozedUntil: until, fireAt: until }, input.note);
  }
  const again = to === 'done' ? comesAgain(reminder, now) : undefined;
  if (again) return { ok: true, patch: again, kind: 'changed', note: 'Done this time.' };
  const fired = from === 'due' ? { firedAt: reminder.firedAt ?? reminder.fireAt } : {};
  const done = to === 'done' ? { doneAt: now } : {};
  return allowed<Reminder>({ state: to, ...fired, ...done }, input.note);
}

/** A reminder that repeats is armed for its next moment instead of being over; undefined for one that does not. */
function comesAgain({ rule, repeat }: Reminder, now: Date): Partial<Reminder> | undefined {
  if (!repeat || rule.kind !== 'absolute') return undefined;
  const at = nextMoment(repeat, rule.at, now, COMPANY.timezone);
  return at && { rule: { kind: 'absolute', at }, ...armed(at) };
}

/**
 * Takes a "Done" back: the reminder waits for the moment it had, which makes it due again where that has passed. `done`
 * is the reminder as it was before.
 */
export function undoDone(done: Reminder): Partial<Reminder> {
  const { rule, fireAt, repeat } = done;
  if (rule.kind === 'relative') return armed(fireAt);
  // A snooze of a rhythm is over: its next moments hang on the first.
  const at = repeat ? rule.at : fireAt;
  return { rule: { kind: 'absolute', at }, ...armed(at) };
}
