import { useDueReminders, useLeftCommands, useLeftWork, useMentions, useReminded } from '@fm/data';
import { BellLink } from './bell-link';
import { useDueNotices } from './due-notices';
import { LeftWork } from './left-work';
import { useMentionNotices } from './mention-notices';

/** Shown as "9+": nobody counts further at a glance. */
const MAX_SHOWN = 9;

/**
 * The bell with the number of one's own and one's team's reminders that are due and of comments that name one and were
 * not seen yet, live; tells of each that comes.
 */
export function ReminderBell() {
  const { due } = useDueReminders(useReminded());
  const { unseen } = useMentions();
  useDueNotices(due);
  useMentionNotices(unseen);
  // Here because this part of the shell has the data layer.
  useLeftCommands();
  const left = useLeftWork();
  return (
    <>
      <BellLink due={due.length} mentions={unseen.length} max={MAX_SHOWN} />
      <LeftWork {...left} />
    </>
  );
}
