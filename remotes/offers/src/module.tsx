import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'offers',
  routes: {
    '/create-offer': [{ index: true, element: <h1>Create offer</h1> }],
  },
} satisfies RemoteModule;
