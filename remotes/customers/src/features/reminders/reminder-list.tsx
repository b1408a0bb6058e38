import { Button, ListState, Notice, Page, PlusIcon } from '@fm/ui';
import { useRemindersPage } from './api/reminders-page';
import { NoReminders } from './no-reminders';
import { ReminderDialog } from './reminder-dialog';
import { ReminderFilters } from './reminder-filters';
import { ReminderTable } from './reminder-table';
import { useReminderView } from './reminder-view';
import { useNow } from './use-now';
import { useOpenReminder } from './use-open-reminder';
import { useReminderMoves } from './use-reminder-moves';

/** One's own reminders. */
export function ReminderList() {
  const view = useReminderView();
  const now = useNow();
  const page = useRemindersPage(view, now);
  const dialog = useOpenReminder();
  const moves = useReminderMoves();
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={dialog.create}>
      New reminder
    </Button>
  );
  return (
    <Page title="Reminders" subtitle="Yours: the bell counts those that are due." actions={create}>
      <ReminderFilters view={view} matching={page.total} />
      {moves.failure && <Notice tone="danger">{moves.failure}</Notice>}
      <ListState
        of={page}
        noun="reminders"
        empty={<NoReminders view={view} />}
        onMove={view.moveTo}
        columns={4}
      >
        <ReminderTable rows={page.rows} view={view} now={now} moves={moves} />
      </ListState>
      {dialog.open && <ReminderDialog key={dialog.id} id={dialog.id} onClose={dialog.close} />}
    </Page>
  );
}
