import { LIVE_REMINDER_STATES, type ReminderInput, reminderFacts } from '@fm/domain/reminder';
import { useHost } from '@fm/platform';
import { Dialog, EmptyState, ErrorState, FormDialog, Skeleton } from '@fm/ui';
import { LeaveGuard, RecordFormNotices } from '@fm/ui/form';
import { useReminderRecord } from './api/reminder-record';
import { ReminderFields } from './reminder-fields';
import { useReminderActor } from './use-reminder-actor';

interface ReminderDialogProps {
  readonly id: string | undefined;
  /** What a new one starts with. */
  readonly initial: Partial<ReminderInput>;
  readonly onClose: () => void;
}

/** Sets a reminder or changes one, in front of the list. Staff may change and hand on those of others. */
export function ReminderDialog({ id, initial, onClose }: ReminderDialogProps) {
  const { toast } = useHost();
  const actor = useReminderActor();
  const record = useReminderRecord(id, initial, () => {
    toast.success(id ? 'Reminder saved.' : 'Reminder set.');
    onClose();
  });
  const title = id ? 'Reminder' : 'New reminder';
  const owner = record.record?.ownerRef;
  const facts = record.record && reminderFacts(record.record, actor);
  if (record.failure?.kind === 'refused' && record.status === 'failed') {
    return (
      <Dialog open title={title} onClose={onClose}>
        <EmptyState title="Not one of yours">This reminder belongs to somebody else.</EmptyState>
      </Dialog>
    );
  }
  const over = record.record && !LIVE_REMINDER_STATES.includes(record.record.state);
  if (record.status !== 'ready') {
    return (
      <Dialog open title={title} onClose={onClose}>
        {record.status === 'loading' && <Skeleton rows={3} columns={1} />}
        {record.status === 'missing' && (
          <EmptyState title="There is no such reminder">It may have been deleted.</EmptyState>
        )}
        {record.status === 'failed' && (
          <ErrorState title="The reminder could not be loaded" onRetry={record.retry}>
            {record.failure?.message}
          </ErrorState>
        )}
      </Dialog>
    );
  }
  return (
    <>
      <FormDialog
        open
        title={title}
        size="md"
        kept
        submitLabel={id ? 'Save changes' : 'Set reminder'}
        busy={record.saving}
        failure={record.failure?.message}
        onSubmit={record.save}
        onClose={onClose}
        intro={
          over
            ? 'This reminder is over. A new day or time sets it again.'
            : facts && !facts.has('owner') && `${owner?.name} is reminded of this.`
        }
      >
        <RecordFormNotices record={record} />
        <ReminderFields form={record.form} />
      </FormDialog>
      <LeaveGuard dirty={record.dirty} hasUnsaved={record.hasUnsaved} kept />
    </>
  );
}
