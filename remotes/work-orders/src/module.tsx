import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'work-orders',
  routes: {
    '/work-orders': [{ index: true, element: <h1>Work orders</h1> }],
  },
} satisfies RemoteModule;
