import { type ListView, useListView } from '@fm/data';
import { EVENT_KINDS } from '@fm/domain/event';

/** What an entry is about, by the records people know; each stands for the kinds of records that belong to it. */
export const SUBJECTS = {
  workOrders: ['workOrder', 'comment', 'labour', 'attachment'],
  offers: ['offer'],
  tasks: ['task', 'reminder'],
  maintenance: ['maintenancePlan', 'occurrence'],
  customer: ['customer', 'contact', 'site'],
} as const;
export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_LABELS: Readonly<Record<Subject, string>> = {
  workOrders: 'Work orders',
  offers: 'Offers',
  tasks: 'Tasks and reminders',
  maintenance: 'Maintenance',
  customer: 'The customer, sites, contacts',
};
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[];

export type HistoryFilter = 'about' | 'kind' | 'from' | 'to';
export type HistoryView = ListView<HistoryFilter, 'at'>;

const options = {
  filters: { about: SUBJECT_NAMES, kind: EVENT_KINDS, from: null, to: null },
  sorts: ['at'],
  defaultSort: { column: 'at', direction: 'desc' },
} as const;

/** Which entries of the history are shown, from the address. */
export const useHistoryView = (): HistoryView => useListView<HistoryFilter, 'at'>(options);
