import { useReminded } from '@fm/data';
import { Button, ListState, Notice, Page, PlusIcon } from '@fm/ui';
import { useInitialValues } from './api/initial-values';
import { useRemindersPage } from './api/reminders-page';
import { NoReminders } from './no-reminders';
import { ReminderDialog } from './reminder-dialog';
import { ReminderFilters } from './reminder-filters';
import { ReminderTable } from './reminder-table';
import { useReminderView } from './reminder-view';
import { SnoozeDialog } from './snooze-dialog';
import { useOpenReminder } from './use-open-reminder';
import { useReminderChanges } from './use-reminder-changes';

/** One's own reminders and one's team's. */
export function ReminderList() {
  const view = useReminderView();
  const { page, now } = useRemindersPage(view);
  const dialog = useOpenReminder();
  const initial = useInitialValues(dialog.about);
  const moves = useReminderChanges();
  const { team } = useReminded();
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={dialog.create}>
      New reminder
    </Button>
  );
  return (
    <Page
      title="Reminders"
      subtitle={
        team
          ? `Yours and those of the ${team} team: the bell counts what is due.`
          : 'Yours: the bell counts what is due.'
      }
      actions={create}
    >
      <ReminderFilters view={view} team={team} matching={page.total} />
      {moves.failure && !moves.picking && <Notice tone="danger">{moves.failure}</Notice>}
      <ListState
        of={page}
        noun="reminders"
        empty={<NoReminders view={view} />}
        onMove={view.moveTo}
        columns={4}
      >
        <ReminderTable rows={page.rows} view={view} now={now} moves={moves} />
      </ListState>
      {moves.picking && <SnoozeDialog key={moves.picking.id} moves={moves} />}
      {dialog.open && initial && (
        <ReminderDialog key={dialog.id} id={dialog.id} initial={initial} onClose={dialog.close} />
      )}
    </Page>
  );
}
