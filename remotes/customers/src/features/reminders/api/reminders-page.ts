import { type LivePage, type Query, useLivePage, useNow, useReminded } from '@fm/data';
import {
  LIVE_REMINDER_STATES,
  type Reminder,
  type ReminderState,
  reminderStateAt,
  reminders,
  teamOwner,
} from '@fm/domain/reminder';
import { isStaff } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { MY_TEAM, type ReminderView } from '../reminder-view';

const OVER: readonly ReminderState[] = ['done', 'dismissed', 'cancelled'];

const byState =
  ({ state }: ReminderView['filter'], now: Date) =>
  (spec: Query<Reminder>): Query<Reminder> => {
    const { before, after } = stepsAround(now);
    if (state === 'due') return spec.where('state', 'in', LIVE_REMINDER_STATES).where('fireAt', '<=', after);
    if (state === 'upcoming') return spec.where('state', '==', 'scheduled').where('fireAt', '>', before);
    if (state === 'snoozed') return spec.where('state', '==', 'snoozed').where('fireAt', '>', before);
    return spec.where('state', 'in', state === 'done' ? OVER : LIVE_REMINDER_STATES);
  };

/** One page of reminders, and the moment it shows. */
export interface RemindersPage {
  readonly page: LivePage<Reminder>;
  readonly now: Date;
}

/** One page of one's own reminders, one's team's or a colleague's, live. Which of them are due is told by the clock, not by a write. */
export function useRemindersPage(view: ReminderView): RemindersPage {
  const { uid, team, isTeamKnown } = useReminded();
  const { filter, sort, cursor, search } = view;
  const { role } = useSession();
  const ofTeam = filter.whose === MY_TEAM;
  // Colleagues' are the office's alone to see, whatever an address asks for.
  const owner = (isStaff(role) && filter.whose) || uid;
  const step = useNow();
  const page = useLivePage(
    reminders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('ownerRef.id', '==', ofTeam ? teamOwner(team ?? '').id : owner)
        .apply(byState(filter, step))
        .orderBy('fireAt', sort.direction),
    { cursor, search },
  );
  const now = useNow(page.rows.map(({ fireAt }) => fireAt));
  // Nobody's until the team is known, and none at all where the person is in no team.
  if (ofTeam && team === undefined)
    return { page: { ...page, status: isTeamKnown ? 'ready' : 'loading', rows: [], total: NONE }, now };
  const rows = page.rows.filter((reminder) => isShown(reminder, filter, now));
  const whole = page.next === undefined && page.previous === undefined;
  return { page: { ...page, rows, total: whole ? { count: rows.length, atLeast: false } : page.total }, now };
}

const NONE = { count: 0, atLeast: false };

/** Queries ask for a moment that moves in steps of this length: each step reads anew. */
const STEP_MS = 300_000;

/** The step before and the step after a moment: what a query about "now" is bounded by. */
export const stepsAround = (now: Date) => {
  const before = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  return { before: new Date(before), after: new Date(before + STEP_MS) };
};

/** Whether a reminder that the query found belongs to the view at this very moment. */
export function isShown(
  reminder: Pick<Reminder, 'state' | 'fireAt'>,
  view: ReminderView['filter'],
  now: Date,
): boolean {
  if (view.state === undefined || view.state === 'done') return true;
  const state = reminderStateAt(reminder, now);
  return state === (view.state === 'upcoming' ? 'scheduled' : view.state);
}
