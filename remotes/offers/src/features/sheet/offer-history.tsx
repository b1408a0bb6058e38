import { useRecordHistory } from '@fm/data';
import { Panel, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 10;

/** What happened to an offer so far. */
export function OfferHistory({ id }: { readonly id: string }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(id, size);
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <Panel title="History">
      <RecordHistory history={history} onMore={more} />
    </Panel>
  );
}
