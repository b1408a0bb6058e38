import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'maintenance',
  title: 'Maintenance',
  owner: 'Team Maintenance',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/maintenance'],
  menu: [{ id: 'maintenance', label: 'Maintenance', to: '/maintenance', icon: 'maintenance' }],
  widgets: [
    { id: 'due-count', title: 'Occurrences due', size: 's', order: 70 },
    { id: 'due', title: 'Maintenance due', size: 'm', order: 80 },
  ],
  search: { label: 'Maintenance plans and assets', minChars: 2 },
  commands: [
    {
      id: 'new-plan',
      label: 'New maintenance plan',
      shortcut: 'nm',
      to: '/maintenance/form',
      requires: 'maintenance:edit',
    },
    {
      id: 'new-asset',
      label: 'New asset',
      shortcut: 'na',
      to: '/maintenance/assets/form',
      requires: 'maintenance:edit',
    },
  ],
  permissions: [{ id: 'maintenance:edit', label: 'Change maintenance plans and assets' }],
});
