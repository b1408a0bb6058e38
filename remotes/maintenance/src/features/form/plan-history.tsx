import { usePutBack, useRecordHistory } from '@fm/data';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { FormSection, FormWide, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 10;

/** A place and a rhythm are several fields each. */
const standsAlone = (path: string) =>
  !/^(customer|site|timezone|recurrence|season|startDate|endDate|template\.lead)/.test(path);
/** What steps and the making of orders write. */
const isUntyped = (path: string) =>
  /^(state|nextDue|lastGeneratedFor|health|ignoredInRow|template\.crewRefs)/.test(path);

interface PlanHistoryProps {
  readonly plan: Stored<Plan>;
  readonly mayEdit: boolean;
}

/** What happened to a plan so far. */
export function PlanHistory({ plan, mayEdit }: PlanHistoryProps) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(plan.id, size);
  const putBack = usePutBack(maintenancePlans, {
    record: plan,
    may: mayEdit,
    apart: standsAlone,
    untyped: isUntyped,
  });
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <FormSection title="History" hint="Who changed what, the latest first.">
      <FormWide>
        <RecordHistory history={history} onMore={more} putBack={putBack} />
      </FormWide>
    </FormSection>
  );
}
