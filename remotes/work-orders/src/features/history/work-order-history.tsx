import { useRecordHistory } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { Panel, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 20;

/** What happened to a work order so far. */
export function WorkOrderHistory({ id }: { readonly id: string }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(id, size, workOrders.type);
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <Panel title="History">
      <RecordHistory history={history} onMore={more} />
    </Panel>
  );
}
