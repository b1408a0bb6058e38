import { useLiveRows } from '@fm/data';
import type { Related } from '@fm/data/form';
import { type CustomerParts, contactsOf, MAX_PARTS } from '@fm/domain/customer';
import { isRecordId } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { useMemo } from 'react';

/** Sites and contacts of a customer, live; undefined for a new one. */
export function useCustomerParts(id: string | undefined): Related<CustomerParts> | undefined {
  const siteRows = useLiveRows(
    id === undefined ? undefined : sites,
    (spec) => spec.where('trashed', '==', false).where('customerRef.id', '==', id).orderBy('nameLower'),
    MAX_PARTS,
  );
  const contactRows = useLiveRows(
    id === undefined || !isRecordId(id) ? undefined : contactsOf(id),
    (spec) => spec.where('trashed', '==', false).orderBy('nameLower'),
    MAX_PARTS,
  );
  // The form compares what it is given with what it was filled with.
  const value = useMemo(
    () => ({ sites: siteRows.rows, contacts: contactRows.rows }),
    [siteRows.rows, contactRows.rows],
  );
  if (id === undefined) return undefined;
  for (const { status, failure, retry } of [siteRows, contactRows]) {
    if (status === 'failed' && failure) return { status, failure, retry };
    if (status !== 'ready') return { status: 'loading' };
  }
  return { status: 'ready', value };
}
