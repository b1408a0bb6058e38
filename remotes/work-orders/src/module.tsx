import { CONTRACT, type RemoteModule } from '@fm/contract';
import { WorkOrderDetail } from './features/detail/work-order-detail';
import { lazily } from './features/lazy/lazily';
import { WorkOrderList } from './features/list/work-order-list';
import { OrderTrash } from './features/trash/order-trash';

// People look at orders far more often than they write them.
const WorkOrderFormScreen = lazily('The form could not be loaded', () =>
  import('./features/form/work-order-form').then((module) => module.WorkOrderFormScreen),
);
const TemplateList = lazily('The templates could not be loaded', () =>
  import('./features/templates/template-list').then((module) => module.TemplateList),
);

export default {
  contract: CONTRACT,
  id: 'work-orders',
  routes: {
    '/work-orders': [
      { index: true, element: <WorkOrderList /> },
      { path: 'form', element: <WorkOrderFormScreen /> },
      { path: 'templates', element: <TemplateList /> },
      { path: 'trash', element: <OrderTrash /> },
      { path: ':workOrderId', element: <WorkOrderDetail /> },
    ],
  },
} satisfies RemoteModule;
