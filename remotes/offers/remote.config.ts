import { defineRemote } from '@fm/contract';

export default defineRemote({
  id: 'offers',
  title: 'Offers',
  owner: 'Team Offers',
  version: '1.0.0',
  contract: '^1.0.0',
  paths: ['/create-offer'],
  menu: [{ id: 'offers', label: 'Create Offer', to: '/create-offer', icon: 'offer' }],
});
