import type { Stored } from '@fm/domain/record';
import {
  type Reminder,
  reminderFacts,
  reminderStateAt,
  reminderTransitions,
  SNOOZE_LABELS,
  SNOOZES,
} from '@fm/domain/reminder';
import { Button, CheckIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import css from './reminder-list.module.css';
import { useReminderActor } from './use-reminder-actor';
import type { ReminderMoves } from './use-reminder-moves';

interface ReminderActionsProps {
  readonly reminder: Stored<Reminder>;
  readonly now: Date;
  readonly moves: ReminderMoves;
}

/** What can be done with a reminder in its present state. */
export function ReminderActions({ reminder, now, moves }: ReminderActionsProps) {
  const actor = useReminderActor();
  const open = reminderTransitions
    .next(reminderStateAt(reminder, now), reminderFacts(reminder, actor))
    .map(({ to }) => to);
  const busy = moves.busy === reminder.id;
  const snoozes = SNOOZES.map((snooze) => ({
    id: snooze,
    label: SNOOZE_LABELS[snooze],
    onSelect: () => moves.snooze(reminder, snooze),
  }));
  const pick = { id: 'pick', label: 'Pick a day and time…', onSelect: () => moves.pick(reminder) };
  return (
    <div className={css.actions}>
      {open.includes('snoozed') && (
        <MenuButton label="Snooze" size="sm" disabled={busy} items={[...snoozes, pick]} />
      )}
      {open.includes('done') && (
        <Button
          variant="outline"
          size="sm"
          icon={<CheckIcon />}
          busy={busy}
          onClick={() => moves.finish(reminder)}
        >
          Done
        </Button>
      )}
    </div>
  );
}
