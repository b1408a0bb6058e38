import { usePutBack, useRecordHistory } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type Task, tasks } from '@fm/domain/task';
import { useHost } from '@fm/platform';
import { FormSection, FormWide, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 10;

/** What happened to a task so far. */
export function TaskHistory({ task }: { readonly task: Stored<Task> }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(task.id, size);
  const putBack = usePutBack(tasks, { record: task, may: useHost().can('tasks:edit') });
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <FormSection title="History" hint="Who changed what, the latest first.">
      <FormWide>
        <RecordHistory history={history} onMore={more} putBack={putBack} />
      </FormWide>
    </FormSection>
  );
}
