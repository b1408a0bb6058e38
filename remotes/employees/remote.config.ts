import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'employees',
  title: 'Employees',
  owner: 'Team People',
  version: '1.0.0',
  contract: '^1.0.0',
  paths: ['/employees'],
  menu: [{ id: 'employees', label: 'Employee', to: '/employees', icon: 'employee' }],
});
