import { type Related, type Unit, useLiveRecord } from '@fm/data';
import {
  type EmployeePrivate,
  type EmployeeValues,
  employeeForm,
  employeePrivateOf,
  employeeToPrivate,
  hasPrivate,
  PRIVATE_ID,
} from '@fm/domain/employee';
import { isRecordId, type Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { useMemo } from 'react';

/** The private details of an employee, for those who may see them. */
export interface PrivateDetails {
  /** Not for this role: nothing was read, and nothing will be written. */
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
    // The role changed a moment ago: the rest of the form is theirs all the same.
    if (live.failure.kind === 'refused') return { status: 'ready', value: CLOSED };
    return { status: 'failed', failure: live.failure, retry: live.retry };
  }
  return live.status === 'loading' ? { status: 'loading' } : { status: 'ready', value };
}

/** Stores the private details that were typed, in the transaction of the employee. */
export async function savePrivateDetails(
  unit: Unit,
  id: string,
  values: EmployeeValues,
  before: PrivateDetails = NONE,
): Promise<void> {
  if (before.closed) return;
  const kind = employeePrivateOf(id);
  const details = employeeToPrivate(values);
  if (before.record) return unit.update(kind, before.record, details);
  if (!hasPrivate(details)) return;
  // Somebody else may have stored the first ones meanwhile: then they are merged with these.
  const theirs = await unit.find(kind, PRIVATE_ID);
  // Told apart by it from the employee's own beginning.
  if (!theirs) return unit.create(kind, PRIVATE_ID, details, { note: 'Private details' });
  const nothing = employeeToPrivate({ ...values, ...blank() });
  return unit.update(kind, { ...theirs, ...nothing }, details);
}

const blank = () => {
  const { address, emergencyContact, notes, costRateMinor, billRateMinor } = employeeForm.empty();
  return { address, emergencyContact, notes, costRateMinor, billRateMinor };
};
