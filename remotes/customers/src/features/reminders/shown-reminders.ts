import { type Reminder, reminderStateAt } from '@fm/domain/reminder';
import type { ReminderView } from './reminder-view';

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
