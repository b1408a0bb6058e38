import type { Stored } from '@fm/domain/record';
import {
  type Reminder,
  reminderFacts,
  reminderStateAt,
  reminderTransitions,
  SNOOZE_LABELS,
  SNOOZES,
} from '@fm/domain/reminder';
import { Button, CheckIcon, MoreIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import css from './reminder-list.module.css';
import { useReminderActor } from './use-reminder-actor';
import type { ReminderChanges } from './use-reminder-changes';

interface ReminderActionsProps {
  readonly reminder: Stored<Reminder>;
  readonly now: Date;
  readonly moves: ReminderChanges;
}

/** What can be done with a reminder in its present state. */
export function ReminderActions({ reminder, now, moves }: ReminderActionsProps) {
  const actor = useReminderActor();
  const facts = reminderFacts(reminder, actor);
  const state = reminderStateAt(reminder, now);
  const open = reminderTransitions.next(state, facts).map(({ to }) => to);
  const name = `“${reminder.text}”`;
  const busy = moves.busy === reminder.id;
  const snoozes = SNOOZES.map((snooze) => ({
    id: snooze,
    label: SNOOZE_LABELS[snooze],
    onSelect: () => moves.snooze(reminder, snooze),
  }));
  const away = [
    ...(open.includes('cancelled')
      ? [{ id: 'cancel', label: 'Cancel reminder', onSelect: () => moves.cancel(reminder) }]
      : []),
    ...(facts.has('owner') || facts.has('staff')
      ? [{ id: 'delete', label: 'Delete', danger: true, onSelect: () => moves.remove(reminder) }]
      : []),
  ];
  const pick = { id: 'pick', label: 'Pick a day and time…', onSelect: () => moves.pick(reminder) };
  return (
    <div className={css.actions}>
      {open.includes('snoozed') && (
        <MenuButton
          label="Snooze"
          spoken={`Snooze ${name}`}
          size="sm"
          disabled={busy}
          items={[...snoozes, pick]}
        />
      )}
      {open.includes('done') && (
        <Button
          variant="outline"
          size="sm"
          icon={<CheckIcon />}
          aria-label={`Done: ${name}`}
          busy={busy}
          onClick={() => moves.finish(reminder)}
        >
          Done
        </Button>
      )}
      {away.length > 0 && (
        <MenuButton
          label="More"
          spoken={`More for ${name}`}
          icon={<MoreIcon />}
          size="sm"
          disabled={busy}
          items={away}
        />
      )}
    </div>
  );
}
