import { CONTRACT, type RemoteModule } from '@fm/contract';

export default {
  contract: CONTRACT,
  id: 'employees',
  routes: {
    '/employees': [{ index: true, element: <h1>Employees</h1> }],
  },
} satisfies RemoteModule;
