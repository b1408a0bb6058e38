import type { Stored } from '@fm/domain/record';
import { LIVE_REMINDER_STATES, type Reminder, reminderStateAt, reminders } from '@fm/domain/reminder';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import { useNow } from './now';

/** Enough for "9+" on the bell. */
const MAX_READ = 10;

export interface DueReminders {
  readonly list: LiveRows<Reminder>;
  readonly due: readonly Stored<Reminder>[];
}

/**
 * The reminders of a login whose time has come, the oldest first. Listens to the next 10 whatever their time and tells
 * by the clock which are due, so that one becomes due without reading anything. Bell and card share the listener.
 */
export function useDueReminders(uid: string): DueReminders {
  const now = useNow();
  const list = useLiveRows(
    reminders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('ownerRef.id', '==', uid)
        .where('state', 'in', LIVE_REMINDER_STATES)
        .orderBy('fireAt'),
    MAX_READ,
  );
  return { list, due: list.rows.filter((reminder) => reminderStateAt(reminder, now) === 'due') };
}
