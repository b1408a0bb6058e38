import { CONTRACT, type RemoteModule } from '@fm/contract';
import { DueScreen } from './features/due/due-screen';
import { PlanFormScreen } from './features/form/plan-form';
import { PlanListScreen } from './features/list/plan-list';
import { PlanTrash } from './features/trash/plan-trash';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  routes: {
    '/maintenance': [
      { index: true, element: <PlanListScreen /> },
      { path: 'due', element: <DueScreen /> },
      { path: 'form', element: <PlanFormScreen /> },
      { path: 'trash', element: <PlanTrash /> },
    ],
  },
} satisfies RemoteModule;
