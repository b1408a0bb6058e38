import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'customers',
  routes: {
    '/customers': [{ index: true, element: <h1>Customers</h1> }],
    '/reminders': [{ index: true, element: <h1>Reminders</h1> }],
  },
} satisfies RemoteModule;
