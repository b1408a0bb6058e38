import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'offers',
  title: 'Offers',
  owner: 'Team Offers',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/create-offer'],
  menu: [{ id: 'offers', label: 'Create Offer', to: '/create-offer', icon: 'offer' }],
  widgets: [
    { id: 'expiring-count', title: 'Expiring offers', size: 's', order: 60 },
    { id: 'expiring', title: 'Expiring offers', size: 'm', order: 60 },
  ],
  search: { label: 'Offers', minChars: 2 },
  commands: [
    {
      id: 'new-offer',
      label: 'New offer',
      shortcut: 'no',
      to: '/create-offer?new=1',
      requires: 'offers:edit',
    },
  ],
  permissions: [
    { id: 'offers:edit', label: 'Change offers' },
    { id: 'invoices:edit', label: 'Write invoices' },
  ],
});
