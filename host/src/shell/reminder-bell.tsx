import { useDueReminders, useReminded } from '@fm/data';
import { BellLink } from './bell-link';
import { useDueNotices } from './due-notices';

/** Shown as "9+": nobody counts further at a glance. */
const MAX_SHOWN = 9;

/** The bell with the number of one's own and one's team's reminders that are due, live; tells of each that becomes due. */
export function ReminderBell() {
  const { due } = useDueReminders(useReminded());
  useDueNotices(due);
  return <BellLink due={due.length} max={MAX_SHOWN} />;
}
