import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  routes: {
    '/maintenance': [{ index: true, element: <h1>Maintenance</h1> }],
  },
} satisfies RemoteModule;
