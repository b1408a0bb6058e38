import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { ReminderPanel } from './features/overview/reminder-panel';

export default {
  contract: CONTRACT,
  id: 'customers',
  widgets: { reminders: ReminderPanel },
} satisfies RemoteWidgets;
