import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'sample-records',
  title: 'Sample records',
  owner: 'Team Sample records',
  version: '1.0.0',
  contract: '^2.0.0',
  paths: ['/sample-records'],
  menu: [{ id: 'sample-records', label: 'Sample records', to: '/sample-records', icon: 'list' }],
});
