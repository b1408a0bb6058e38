import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'customers',
  title: 'Customers',
  owner: 'Team Customers',
  version: '1.0.0',
  contract: '^1.1.0',
  paths: ['/customers', '/reminders'],
  menu: [{ id: 'customers', label: 'Customer', to: '/customers', icon: 'customer' }],
  widgets: [{ id: 'reminders', title: 'Reminders', size: 'm', order: 40 }],
});
