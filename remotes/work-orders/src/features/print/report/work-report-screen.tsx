import { workOrderAddress } from '@fm/contract/addresses';
import { workOrders } from '@fm/domain/work-order';
import { RecordPage } from '@fm/screens/record';
import { useParams } from 'react-router-dom';
import { useWorkOrder } from '../../order/api/work-order';
import { WorkReport } from './work-report';

/** `/work-orders/:workOrderId/report`: what was done, on paper. */
export function WorkReportScreen() {
  const live = useWorkOrder(useParams().workOrderId);
  return (
    <RecordPage
      live={live}
      kind={workOrders}
      title="Work report"
      back={{ to: workOrderAddress.list(), label: 'Work orders' }}
      width="form"
    >
      {(order) => <WorkReport order={order} />}
    </RecordPage>
  );
}
