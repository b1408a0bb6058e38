import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'employees',
  title: 'Employees',
  owner: 'Team People',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/employees'],
  menu: [{ id: 'employees', label: 'Employee', to: '/employees', icon: 'employee' }],
  search: { label: 'Employees', minChars: 2 },
  commands: [
    {
      id: 'new-employee',
      label: 'New employee',
      shortcut: 'ne',
      to: '/employees/form',
      requires: 'employees:edit',
    },
  ],
  permissions: [{ id: 'employees:edit', label: 'Change employees' }],
});
