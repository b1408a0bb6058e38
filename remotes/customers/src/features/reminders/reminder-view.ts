import { type ListView, useListView } from '@fm/data';
import { useSearchParams } from 'react-router-dom';

/** Views of the reminders; without one, all that are still to come or due. */
export const REMINDER_VIEWS = ['due', 'upcoming', 'snoozed', 'done'] as const;
export type ReminderViewName = (typeof REMINDER_VIEWS)[number];

export type ReminderView = ListView<'state' | 'whose', 'when'>;

/** `whose`: the own team, or the login of a colleague; one's own without it. */
export const MY_TEAM = 'team';
const filters = { state: REMINDER_VIEWS, whose: null } as const;
const sorts = ['when'] as const;
const nextFirst = { filters, sorts, defaultSort: { column: 'when', direction: 'asc' } } as const;
const lastFirst = { filters, sorts, defaultSort: { column: 'when', direction: 'desc' } } as const;

/** Which reminders are shown, from the address: the next ones first, of those that are over the last ones. */
export function useReminderView(): ReminderView {
  const done = useSearchParams()[0].get('state') === 'done';
  return useListView<'state' | 'whose', 'when'>(done ? lastFirst : nextFirst);
}
