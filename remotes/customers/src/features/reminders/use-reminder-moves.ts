import { type Outcome, useActor } from '@fm/data';
import type { Snooze } from '@fm/domain/reminder';
import { useHost } from '@fm/platform';
import { useState } from 'react';
import { finishReminder, snoozeReminder } from './api/move-reminder';

/** What one does with a reminder from the list, and why the last of it did not work. */
export function useReminderMoves() {
  const actor = useActor();
  const { toast } = useHost();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const run = async (id: string, words: string, write: () => Promise<Outcome<void>>) => {
    setBusy(id);
    setFailure(undefined);
    const outcome = await write();
    setBusy(undefined);
    if (outcome.ok) toast.success(words);
    else setFailure(outcome.failure.message);
  };

  return {
    busy,
    failure,
    finish: (id: string) => run(id, 'Reminder done.', () => finishReminder(actor, id)),
    snooze: (id: string, snooze: Snooze) =>
      run(id, 'Reminder snoozed.', () => snoozeReminder(actor, id, snooze)),
  };
}
export type ReminderMoves = ReturnType<typeof useReminderMoves>;
