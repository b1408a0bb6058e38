import type { Stored } from '@fm/domain/record';
import {
  LIVE_REMINDER_STATES,
  type Reminded,
  type Reminder,
  reminderStateAt,
  reminders,
  teamOwner,
} from '@fm/domain/reminder';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import { useNow } from './now';

/** Enough for "9+" on the bell. */
const MAX_READ = 10;

export interface DueReminders {
  readonly list: LiveRows<Reminder>;
  readonly due: readonly Stored<Reminder>[];
}

/**
 * The reminders of a person and their team whose time has come, the oldest first. Listens to the next 10 of each,
 * whatever their time, and tells by the clock which are due, so that one becomes due without reading anything. The
 * team's are listened to once the team is known. Bell and card share the listeners.
 */
export function useDueReminders({ uid, team }: Reminded): DueReminders {
  const own = useNext(uid);
  const teams = useNext(team === undefined ? undefined : teamOwner(team).id);
  const rows = [...own.rows, ...teams.rows].sort((a, b) => a.fireAt.getTime() - b.fireAt.getTime());
  const now = useNow(rows.map(({ fireAt }) => fireAt));
  return {
    list: { ...own, rows },
    due: rows.filter((reminder) => reminderStateAt(reminder, now) === 'due'),
  };
}

const useNext = (owner: string | undefined): LiveRows<Reminder> =>
  useLiveRows(
    owner === undefined ? undefined : reminders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('ownerRef.id', '==', owner)
        .where('state', 'in', LIVE_REMINDER_STATES)
        .orderBy('fireAt'),
    MAX_READ,
  );
