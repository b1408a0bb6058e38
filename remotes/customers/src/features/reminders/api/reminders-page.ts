import { type LivePage, type QuerySpec, useLivePage } from '@fm/data';
import { LIVE_REMINDER_STATES, type Reminder, reminders } from '@fm/domain/reminder';
import { useSession } from '@fm/platform';
import type { ReminderView } from '../reminder-view';
import { isShown, stepsAround } from '../shown-reminders';

const OVER = ['done', 'dismissed', 'cancelled'];

const byState =
  ({ state }: ReminderView['filter'], now: Date) =>
  (spec: QuerySpec): QuerySpec => {
    const { before, after } = stepsAround(now);
    if (state === 'due') return spec.where('state', 'in', LIVE_REMINDER_STATES).where('fireAt', '<=', after);
    if (state === 'upcoming') return spec.where('state', '==', 'scheduled').where('fireAt', '>', before);
    if (state === 'snoozed') return spec.where('state', '==', 'snoozed').where('fireAt', '>', before);
    return spec.where('state', 'in', state === 'done' ? OVER : LIVE_REMINDER_STATES);
  };

/** One page of one's own reminders, live. Which of them are due is told by the clock, not by a write. */
export function useRemindersPage(view: ReminderView, now: Date): LivePage<Reminder> {
  const { uid } = useSession();
  const { filter, sort, cursor, search } = view;
  const page = useLivePage(
    reminders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('ownerRef.id', '==', uid)
        .apply(byState(filter, now))
        .orderBy('fireAt', sort.direction),
    { cursor, search },
  );
  const rows = page.rows.filter((reminder) => isShown(reminder, filter, now));
  const whole = page.next === undefined && page.previous === undefined;
  return { ...page, rows, total: whole ? { count: rows.length, atLeast: false } : page.total };
}
