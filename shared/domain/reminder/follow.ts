import type { Followed, Ref } from '../record';
import { fireAtOf } from './fire-at';
import { LIVE_REMINDER_STATES, type Reminder } from './reminder';

/** How a record that reminders are about changed. */
export interface RecordMove {
  readonly before: Followed;
  readonly after: Followed;
  /** The login of whoever is responsible now; undefined where nobody is, or has none. */
  readonly responsible: Ref | undefined;
}

/** What makes a reminder wait for its moment again. */
export const armed = (fireAt: Date) => ({
  state: 'scheduled' as const,
  fireAt,
  snoozedUntil: undefined,
  firedAt: undefined,
  doneAt: undefined,
});

/** Whether reminders about a record have anything to follow in a change. */
export const movesReminders = (before: Followed, after: Followed): boolean =>
  before.over !== after.over ||
  before.responsible !== after.responsible ||
  Object.keys(after.days).some((field) => before.days[field] !== after.days[field]);

/**
 * What becomes of a reminder when the record it follows changes: it ends with the record or its date and comes back
 * with them, moves with the date, and goes to the next one responsible. Empty for one that stays as it is.
 */
export function followRecord(
  reminder: Reminder,
  { before, after, responsible }: RecordMove,
  timezone: string,
): Partial<Reminder> {
  const { rule, state } = reminder;
  if (rule.kind !== 'relative') return {};
  const live = LIVE_REMINDER_STATES.includes(state);
  if (!live && state !== 'cancelled') return {};
  const fireAt = fireAtOf(rule, after.days[rule.field], timezone);
  if (after.over || !fireAt) return live ? { state: 'cancelled' } : {};
  const owner =
    reminder.toResponsible && responsible && responsible.id !== reminder.ownerRef.id
      ? { ownerRef: responsible }
      : {};
  const moved = before.days[rule.field] !== after.days[rule.field];
  return live && !moved ? owner : { ...owner, ...armed(fireAt) };
}
