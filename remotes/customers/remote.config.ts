import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'customers',
  title: 'Customers',
  owner: 'Team Customers',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/customers', '/reminders'],
  menu: [{ id: 'customers', label: 'Customer', to: '/customers', icon: 'customer' }],
  widgets: [{ id: 'reminders', title: 'Reminders', size: 'm', order: 40 }],
  search: { label: 'Customers', minChars: 2 },
  commands: [
    {
      id: 'new-customer',
      label: 'New customer',
      shortcut: 'nc',
      to: '/customers/add',
      requires: 'customers:edit',
    },
    {
      id: 'new-reminder',
      label: 'New reminder',
      shortcut: 'nr',
      to: '/reminders?reminder=new',
      requires: 'reminders:edit',
    },
  ],
  permissions: [
    { id: 'customers:edit', label: 'Change customers' },
    { id: 'reminders:edit', label: 'Change reminders' },
  ],
});
