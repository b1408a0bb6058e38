import { useDueReminders } from '@fm/data';
import { useSession } from '@fm/platform';
import { BellLink } from './bell-link';

/** Shown as "9+": nobody counts further at a glance. */
const MAX_SHOWN = 9;

/** The bell with the number of one's own reminders that are due, live. */
export function ReminderBell() {
  const { uid } = useSession();
  const { due } = useDueReminders(uid);
  return <BellLink due={due.length} max={MAX_SHOWN} />;
}
