import { useActor } from '@fm/data';
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
import type { ReminderMoves } from './use-reminder-moves';

interface ReminderActionsProps {
  readonly reminder: Stored<Reminder>;
  readonly now: Date;
  readonly moves: ReminderMoves;
}

/** What can be done with a reminder in its present state. */
export function ReminderActions({ reminder, now, moves }: ReminderActionsProps) {
  const actor = useActor();
  const open = reminderTransitions
    .next(reminderStateAt(reminder, now), reminderFacts(reminder, actor))
    .map(({ to }) => to);
  const busy = moves.busy === reminder.id;
  return (
    <div className={css.actions}>
      {open.includes('snoozed') && (
        <MenuButton
          label="Snooze"
          size="sm"
          disabled={busy}
          items={SNOOZES.map((snooze) => ({
            id: snooze,
            label: SNOOZE_LABELS[snooze],
            onSelect: () => moves.snooze(reminder.id, snooze),
          }))}
        />
      )}
      {open.includes('done') && (
        <Button
          variant="outline"
          size="sm"
          icon={<CheckIcon />}
          busy={busy}
          onClick={() => moves.finish(reminder.id)}
        >
          Done
        </Button>
      )}
    </div>
  );
}
