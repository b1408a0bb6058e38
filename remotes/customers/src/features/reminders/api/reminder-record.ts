import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { type Reminder, type ReminderInput, reminderForm, reminders } from '@fm/domain/reminder';
import { useSession } from '@fm/platform';

const fromRecord = (reminder: Stored<Reminder>) => reminderForm.fromRecord(reminder, COMPANY.timezone);

/** A reminder of one's own as a form: the one with `id`, or a new one with `initial` for tomorrow morning. */
export function useReminderRecord(
  id: string | undefined,
  initial: Partial<ReminderInput>,
  onSaved: () => void,
) {
  const { uid, name } = useSession();
  return useRecordForm({
    collection: reminders,
    id,
    schema: reminderForm.schema,
    store: (input) => run('reminders.save', input),
    empty: () => ({
      ...reminderForm.empty(),
      ownerRef: { id: uid, name },
      day: addDays(today(COMPANY.timezone), 1),
      ...initial,
    }),
    fromRecord,
    onSaved,
  });
}
