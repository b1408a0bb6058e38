import { useGrowingHistory, usePutBack } from '@fm/data';
import { attachments } from '@fm/domain/attachment';
import { jobOf, labourOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { commentsOf, mayEditWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { Panel } from '@fm/ui';
import { historyFormats, RecordHistory } from '@fm/ui/history';
import { siteInstant } from '../formatting/site-time';

/** Entries asked for at a time. */
const STEP = 20;

/** What happened to a work order so far. */
export function WorkOrderHistory({ order }: { readonly order: Stored<WorkOrder> }) {
  const history = useGrowingHistory(order.id, STEP, workOrders.type);
  const may = mayEditWorkOrder(order, useSession().role);
  const putBack = usePutBack(workOrders, { record: order, may });
  // The page says when a job is planned by clocks at the site: so does what happened to it.
  const formats = { ...historyFormats, instant: (at: Date) => siteInstant(at, order.timezone) };
  return (
    <Panel title="History">
      <RecordHistory
        history={history}
        kinds={[workOrders, labourOf(jobOf(order)), commentsOf(order.id), attachments]}
        putBack={putBack}
        formats={formats}
      />
    </Panel>
  );
}
