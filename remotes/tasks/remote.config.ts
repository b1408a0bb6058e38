import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'tasks',
  title: 'Tasks',
  owner: 'Team Tasks',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/tasks'],
  menu: [{ id: 'tasks', label: 'Task', to: '/tasks', icon: 'task' }],
  widgets: [
    { id: 'count', title: 'Tasks due', size: 's', order: 50 },
    { id: 'due', title: 'Tasks due', size: 'm', order: 20 },
  ],
  search: { label: 'Tasks', minChars: 2 },
  commands: [
    { id: 'new-task', label: 'New task', shortcut: 'nt', to: '/tasks/form', requires: 'tasks:edit' },
  ],
  permissions: [{ id: 'tasks:edit', label: 'Change tasks' }],
});
