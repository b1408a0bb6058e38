import { CONTRACT, type RemoteModule } from '@fm/contract';
import { workOrderAddress } from '@fm/contract/addresses';
import { workOrders } from '@fm/domain/work-order';
import { RecordTrash } from '@fm/screens/list';
import { tableAhead } from './features/list/table-ahead';
import { WorkOrderList } from './features/list/work-order-list';
import {
  DayListScreen,
  OrderTemplates,
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
      { index: true, element: <WorkOrderList />, handle: { ahead: tableAhead } },
      { path: 'form', element: <WorkOrderFormScreen /> },
      { path: 'templates', element: <OrderTemplates /> },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={workOrders}
            list={{ path: workOrderAddress.list(), label: 'Work orders' }}
            rowHref={({ id }) => workOrderAddress.record(id)}
          />
        ),
      },
      { path: 'day', element: <DayListScreen /> },
      { path: 'list', element: <WorkListScreen /> },
      { path: ':workOrderId', element: <WorkOrderDetail /> },
      { path: ':workOrderId/report', element: <WorkReportScreen /> },
    ],
  },
} satisfies RemoteModule;
