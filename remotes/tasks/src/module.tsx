import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [{ index: true, element: <h1>Tasks</h1> }],
  },
} satisfies RemoteModule;
