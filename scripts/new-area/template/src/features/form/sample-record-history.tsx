import { useRecordHistory } from '@fm/data';
import { FormSection, FormWide, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 10;

/** What happened to a sample record so far. */
export function SampleRecordHistory({ id }: { readonly id: string }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(id, size);
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <FormSection title="History" hint="Who changed what, the latest first.">
      <FormWide>
        <RecordHistory history={history} onMore={more} />
      </FormWide>
    </FormSection>
  );
}
