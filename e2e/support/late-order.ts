import { envelope } from './records';

/** A work order that should have been done long ago, complete enough for a store with nothing else in it. */
export const LATE_ORDER = {
  ...envelope(),
  title: 'Repair the lift',
  status: 'scheduled',
  statusGroup: 'open',
  type: 'corrective',
  priority: 'high',
  customerRef: { id: 'c1', name: 'Klinikum Nord' },
  siteRef: { id: 's1', name: 'Main building' },
  leadId: 'e1',
  leadName: 'Jan Krol',
  timezone: 'Europe/Berlin',
  dueDate: '2020-01-31',
  dueSort: '2020-01-31',
} as const;
