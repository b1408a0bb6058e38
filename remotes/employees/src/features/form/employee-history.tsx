import { type GrowingRows, usePrivateHistory, usePutBack, useRecordHistory } from '@fm/data';
import { type Employee, employeePrivateOf, employees, isErased } from '@fm/domain/employee';
import type { HistoryEvent } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { FormSection, FormWide } from '@fm/ui';
import { RecordHistory } from '@fm/ui/history';

/** Entries asked for at a time. */
const STEP = 10;

interface EmployeeHistoryProps {
  readonly employee: Stored<Employee>;
  /** The private details are not for this role, nor is what happened to them. */
  readonly closed: boolean;
}

/** What happened to the record of an employee so far, and to the private details for those who may see them. */
export function EmployeeHistory({ employee, closed }: EmployeeHistoryProps) {
  const { id } = employee;
  const open = useRecordHistory(id, STEP);
  // What the history says of somebody erased is no name, phone or day any more.
  const may = useHost().can('employees:edit') && !isErased(employee);
  const putBack = usePutBack(employees, { record: employee, may });
  const hidden = usePrivateHistory(closed ? undefined : employeePrivateOf(id), STEP);
  const history = inOne(closed ? [open] : [open, hidden]);
  return (
    <FormSection title="History" hint="Who changed what, the latest first.">
      <FormWide>
        <RecordHistory history={history} kinds={[employees, employeePrivateOf(id)]} putBack={putBack} />
      </FormWide>
    </FormSection>
  );
}

type History = GrowingRows<HistoryEvent>;

/** Several histories as one, the newest first: as far back as all of them are known. */
export function inOne(histories: readonly [History, ...History[]]): History {
  const growing = histories.flatMap(({ rows, more }) =>
    more && more.older !== 'none' ? [{ rows, more }] : [],
  );
  const knownSince = Math.max(0, ...growing.map(({ rows }) => rows.at(-1)?.at.getTime() ?? 0));
  const rows = histories
    .flatMap((history) => history.rows)
    .filter(({ at }) => at.getTime() >= knownSince)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const state = histories.find(({ status }) => status !== 'ready') ?? histories[0];
  const isLoading = growing.some(({ more }) => more.older === 'loading');
  const older = isLoading ? 'loading' : growing.length > 0 ? 'there' : 'none';
  const grew = histories.some(({ more }) => more);
  const onMore = () => {
    for (const { more } of growing) more.onMore();
  };
  return {
    ...state,
    rows,
    more: grew ? { shown: rows.length, step: STEP, older, onMore } : undefined,
    retry: () => {
      for (const history of histories) if (history.status === 'failed') history.retry();
    },
  };
}
