import { usePutBack, useRecordHistory } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { mayEditWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { historyFormats, Panel, RecordHistory } from '@fm/ui';
import { useState } from 'react';
import { siteInstant } from '../look/site-time';

/** Entries asked for at a time. */
const STEP = 20;

/** When and by whom a job is done is several fields each. */
const standsAlone = (path: string) => !/^(planned|lead|customer|site)/.test(path);

/** What happened to a work order so far. */
export function WorkOrderHistory({ order }: { readonly order: Stored<WorkOrder> }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(order.id, size, workOrders.type);
  const may = mayEditWorkOrder(order, useSession().role);
  const putBack = usePutBack(workOrders, { record: order, may, apart: standsAlone });
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  // The page says when a job is planned by clocks at the site: so does what happened to it.
  const formats = { ...historyFormats, instant: (at: Date) => siteInstant(at, order.timezone) };
  return (
    <Panel title="History">
      <RecordHistory history={history} onMore={more} putBack={putBack} formats={formats} />
    </Panel>
  );
}
