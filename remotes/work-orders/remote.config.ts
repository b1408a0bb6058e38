import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'work-orders',
  title: 'Work orders',
  owner: 'Team Field Work',
  version: '1.0.0',
  contract: '^1.0.0',
  paths: ['/work-orders'],
  menu: [{ id: 'work-orders', label: 'Work Order', to: '/work-orders', icon: 'work-order' }],
});
