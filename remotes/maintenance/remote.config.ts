import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'maintenance',
  title: 'Maintenance',
  owner: 'Team Maintenance',
  version: '1.0.0',
  contract: '^1.0.0',
  paths: ['/maintenance'],
  menu: [{ id: 'maintenance', label: 'Maintenance', to: '/maintenance', icon: 'maintenance' }],
});
