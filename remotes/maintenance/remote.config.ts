import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'maintenance',
  title: 'Maintenance',
  owner: 'Team Maintenance',
  version: '1.0.0',
  contract: '^1.1.0',
  paths: ['/maintenance'],
  menu: [{ id: 'maintenance', label: 'Maintenance', to: '/maintenance', icon: 'maintenance' }],
  widgets: [
    { id: 'due-count', title: 'Plans due', size: 's', order: 70 },
    { id: 'due', title: 'Maintenance due', size: 'm', order: 80 },
  ],
});
