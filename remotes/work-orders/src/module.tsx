import { CONTRACT, type RemoteModule } from '@fm/contract';
import { WorkOrderList } from './features/list/work-order-list';
import {
  DayListScreen,
  OrderTrash,
  TemplateList,
  WorkListScreen,
  WorkOrderDetail,
  WorkOrderFormScreen,
  WorkReportScreen,
} from './features/pages';

export default {
  contract: CONTRACT,
  id: 'work-orders',
  routes: {
    '/work-orders': [
      { index: true, element: <WorkOrderList /> },
      { path: 'form', element: <WorkOrderFormScreen /> },
      { path: 'templates', element: <TemplateList /> },
      { path: 'trash', element: <OrderTrash /> },
      { path: 'day', element: <DayListScreen /> },
      { path: 'list', element: <WorkListScreen /> },
      { path: ':workOrderId', element: <WorkOrderDetail /> },
      { path: ':workOrderId/report', element: <WorkReportScreen /> },
    ],
  },
} satisfies RemoteModule;
