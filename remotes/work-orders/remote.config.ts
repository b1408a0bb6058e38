import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'work-orders',
  title: 'Work orders',
  owner: 'Team Field Work',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/work-orders'],
  menu: [{ id: 'work-orders', label: 'Work Order', to: '/work-orders', icon: 'work-order' }],
  widgets: [
    { id: 'own', title: 'My jobs', size: 'l', order: 10 },
    { id: 'overdue-count', title: 'Work orders overdue', size: 's', order: 10 },
    { id: 'today-count', title: 'Work orders today', size: 's', order: 20 },
    { id: 'unassigned-count', title: 'Unassigned', size: 's', order: 30 },
    { id: 'unscheduled-count', title: 'Unscheduled', size: 's', order: 35 },
    { id: 'waiting-count', title: 'On hold', size: 's', order: 40 },
    { id: 'unverified-count', title: 'To be verified', size: 's', order: 45, requires: 'workOrders:edit' },
    { id: 'overdue', title: 'Overdue work orders', size: 'm', order: 10 },
    { id: 'today', title: 'Work orders today', size: 'm', order: 30 },
    { id: 'unassigned', title: 'Unassigned', size: 'm', order: 50 },
    { id: 'unscheduled', title: 'Unscheduled', size: 'm', order: 55 },
    { id: 'waiting', title: 'On hold', size: 'm', order: 70 },
  ],
  search: { label: 'Work orders', minChars: 2 },
  commands: [
    {
      id: 'new-work-order',
      label: 'New work order',
      shortcut: 'nw',
      to: '/work-orders/form',
      requires: 'workOrders:edit',
    },
  ],
  permissions: [
    { id: 'workOrders:edit', label: 'Change work orders' },
    { id: 'workOrders:transition', label: 'Move work orders through their states' },
    { id: 'workOrders:comment', label: 'Comment on work orders' },
    { id: 'workOrders:unlock', label: 'Change closed work orders' },
  ],
});
