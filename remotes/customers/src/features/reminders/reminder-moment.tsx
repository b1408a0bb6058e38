import type { Stored } from '@fm/domain/record';
import {
  REMINDER_STATE_LABELS,
  type Reminder,
  type ReminderState,
  reminderStateAt,
} from '@fm/domain/reminder';
import { formatInstant, Status, type StatusProps } from '@fm/ui';
import css from './reminder-list.module.css';
import { ruleWords } from './rule-words';

const looks: Readonly<Partial<Record<ReminderState, Omit<StatusProps, 'label'>>>> = {
  due: { tone: 'warning' },
  snoozed: { tone: 'info', shape: 'pause' },
  done: { tone: 'success' },
  dismissed: { tone: 'neutral', shape: 'cross' },
  cancelled: { tone: 'neutral', shape: 'cross' },
};

/** When a reminder comes, and what has become of it where that is not clear from the day. */
export function ReminderMoment({
  reminder,
  now,
}: {
  readonly reminder: Stored<Reminder>;
  readonly now: Date;
}) {
  const state = reminderStateAt(reminder, now);
  const look = looks[state];
  const at = formatInstant((state === 'done' && reminder.doneAt) || reminder.fireAt);
  return (
    <span className={css.moment}>
      {at}
      {look && <Status {...look} label={REMINDER_STATE_LABELS[state]} />}
      <span className={css.rule}>{ruleWords(reminder)}</span>
    </span>
  );
}
