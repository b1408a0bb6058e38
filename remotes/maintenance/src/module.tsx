import { CONTRACT, type RemoteModule } from '@fm/contract';
import { DueScreen } from './features/due/due-screen';
import { PlanFormScreen } from './features/form/plan-form';
import { PlanListScreen } from './features/list/plan-list';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  routes: {
    '/maintenance': [
      { index: true, element: <PlanListScreen /> },
      { path: 'due', element: <DueScreen /> },
      { path: 'form', element: <PlanFormScreen /> },
    ],
  },
} satisfies RemoteModule;
