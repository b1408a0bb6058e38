import { useGrowingHistory, usePutBack } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { mayEditWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { historyFormats, Panel, RecordHistory, ShowMore } from '@fm/ui';
import { siteInstant } from '../formatting/site-time';

/** Entries asked for at a time. */
const STEP = 20;

/** When and by whom a job is done is several fields each. */
const standsAlone = (path: string) => !/^(planned|lead|customer|site)/.test(path);

/** What happened to a work order so far. */
export function WorkOrderHistory({ order }: { readonly order: Stored<WorkOrder> }) {
  const history = useGrowingHistory(order.id, STEP, workOrders.type);
  const may = mayEditWorkOrder(order, useSession().role);
  const putBack = usePutBack(workOrders, { record: order, may, apart: standsAlone });
  const { more } = history;
  // The page says when a job is planned by clocks at the site: so does what happened to it.
  const formats = { ...historyFormats, instant: (at: Date) => siteInstant(at, order.timezone) };
  return (
    <Panel title="History">
      <RecordHistory history={history} putBack={putBack} formats={formats} />
      {more && <ShowMore {...more} noun="entries" byHand />}
    </Panel>
  );
}
