import { usePrivateHistory, usePutBack, useRecordHistory } from '@fm/data';
import { type Employee, employeePrivateOf, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { FormSection, FormWide, RecordHistory } from '@fm/ui';
import { useState } from 'react';

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
  const [size, setSize] = useState(STEP);
  const open = useRecordHistory(id, size);
  const putBack = usePutBack(employees, { record: employee, may: useHost().can('employees:edit') });
  const hidden = usePrivateHistory(closed ? undefined : employeePrivateOf(id), size);
  const all = [...open.rows, ...(closed ? [] : hidden.rows)].sort((a, b) => b.at.getTime() - a.at.getTime());
  const state = [open, ...(closed ? [] : [hidden])].find(({ status }) => status !== 'ready') ?? open;
  const history = { ...state, rows: all.slice(0, size) };
  const more = all.length >= size ? () => setSize(size + STEP) : undefined;
  return (
    <FormSection title="History" hint="Who changed what, the latest first.">
      <FormWide>
        <RecordHistory
          history={history}
          kinds={[employees, employeePrivateOf(id)]}
          onMore={more}
          putBack={putBack}
        />
      </FormWide>
    </FormSection>
  );
}
