import { useLiveRecord } from '@fm/data';
import type { Related } from '@fm/data/form';
import { type EmployeePrivate, employeePrivateOf, PRIVATE_ID } from '@fm/domain/employee';
import { isRecordId, type Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { useMemo } from 'react';

/** The private details of an employee, or why the present role does not get them. */
export interface PrivateDetails {
  /** The role may not read private details: nothing was read, and nothing will be written. */
  readonly closed: boolean;
  /** Undefined where nothing is stored yet. */
  readonly record?: Stored<EmployeePrivate>;
}

const CLOSED: PrivateDetails = { closed: true };
const NONE: PrivateDetails = { closed: false };

/** The private details of the employee with `id`, live; undefined for a new one. */
export function usePrivateDetails(id: string | undefined): Related<PrivateDetails> | undefined {
  const may = useHost().can('employees:private');
  const kind = employeePrivateOf(id ?? '-');
  const live = useLiveRecord(kind, may && id !== undefined && isRecordId(id) ? PRIVATE_ID : undefined);
  const record = live.status === 'ready' ? live.record : undefined;
  // The form compares what it is given with what it was filled with.
  const value = useMemo(() => (record ? { closed: false, record } : NONE), [record]);
  if (id === undefined) return undefined;
  if (!may || !isRecordId(id)) return { status: 'ready', value: CLOSED };
  if (live.status === 'failed') {
    // The role changed a moment ago: the rest of the form stays open.
    if (live.failure.kind === 'refused') return { status: 'ready', value: CLOSED };
    return { status: 'failed', failure: live.failure, retry: live.retry };
  }
  return live.status === 'loading' ? { status: 'loading' } : { status: 'ready', value };
}
