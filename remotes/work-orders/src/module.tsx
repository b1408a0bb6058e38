import { CONTRACT, type RemoteModule } from '@fm/contract';
import { WorkOrderDetail } from './features/detail/work-order-detail';
import { WorkOrderFormScreen } from './features/form/work-order-form';
import { WorkOrderList } from './features/list/work-order-list';
import { OrderTrash } from './features/trash/order-trash';

export default {
  contract: CONTRACT,
  id: 'work-orders',
  routes: {
    '/work-orders': [
      { index: true, element: <WorkOrderList /> },
      { path: 'form', element: <WorkOrderFormScreen /> },
      { path: 'trash', element: <OrderTrash /> },
      { path: ':workOrderId', element: <WorkOrderDetail /> },
    ],
  },
} satisfies RemoteModule;
