import type { RemoteDescriptor } from '../descriptor';

/** A descriptor as it should be. */
export const good = {
  id: 'tasks',
  title: 'Tasks',
  owner: 'Team Tasks',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/tasks'],
  menu: [{ id: 'tasks', label: 'Task', to: '/tasks', icon: 'task' }],
  widgets: [{ id: 'due', title: 'Tasks due', size: 'm', order: 20 }],
  search: { label: 'Tasks', minChars: 2 },
  commands: [{ id: 'new', label: 'New task', shortcut: 'nt', to: '/tasks/form', requires: 'tasks:edit' }],
  permissions: [{ id: 'tasks:edit', label: 'Change tasks' }],
} as const satisfies RemoteDescriptor;
