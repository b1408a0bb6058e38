import type { Outcome } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { nextMoment, type Reminder, type Snooze } from '@fm/domain/reminder';
import { offerUndo, useHost } from '@fm/platform';
import { formatInstant } from '@fm/ui';
import { useState } from 'react';
import {
  cancelReminder,
  deleteReminder,
  finishReminder,
  reopenReminder,
  restoreReminder,
  snoozeReminder,
} from './api/change-reminder';

type Row = Stored<Reminder>;

/** What one does with a reminder from the list, and why the last of it did not work. */
export function useReminderChanges() {
  const { toast } = useHost();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [picking, setPicking] = useState<Row>();

  const run = async (id: string, write: () => Promise<Outcome<null>>): Promise<boolean> => {
    setBusy(id);
    setFailure(undefined);
    const outcome = await write();
    setBusy(undefined);
    if (!outcome.ok) setFailure(outcome.failure.message);
    return outcome.ok;
  };

  return {
    busy,
    failure,
    /** The reminder for whose snooze a moment is being picked. */
    picking,
    finish: async (row: Row) => {
      const next = nextOf(row);
      if (!(await run(row.id, () => finishReminder(row.id)))) return;
      offerUndo({
        text: `“${row.text}” is done${next ? ` and comes again on ${formatInstant(next)}` : ''}.`,
        undoneText: 'The reminder is open again.',
        undo: () => reopenReminder(row, 'Done taken back.'),
      });
    },
    cancel: async (row: Row) => {
      if (!(await run(row.id, () => cancelReminder(row.id)))) return;
      offerUndo({
        text: `“${row.text}” is cancelled.`,
        undoneText: 'The reminder is open again.',
        undo: () => reopenReminder(row, 'Cancelling taken back.'),
      });
    },
    remove: async (row: Row) => {
      if (!(await run(row.id, () => deleteReminder(row.id)))) return;
      offerUndo({
        text: `“${row.text}” is deleted.`,
        undoneText: 'The reminder is back.',
        undo: () => restoreReminder(row.id),
      });
    },
    pick: (row: Row | undefined) => {
      setFailure(undefined);
      setPicking(row);
    },
    snooze: async (row: Row, until: Snooze | Date) => {
      if (!(await run(row.id, () => snoozeReminder(row.id, until)))) return;
      setPicking(undefined);
      toast.success('Reminder snoozed.');
    },
  };
}
export type ReminderChanges = ReturnType<typeof useReminderChanges>;

/** When a reminder that is done now comes again; undefined for one that does not repeat. */
const nextOf = ({ rule, repeat }: Reminder): Date | undefined =>
  repeat && rule.kind === 'absolute' ? nextMoment(repeat, rule.at, new Date(), COMPANY.timezone) : undefined;
