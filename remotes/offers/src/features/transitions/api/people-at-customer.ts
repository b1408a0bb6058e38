import { useLiveRows } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';

/** People at the customer that are offered. */
const OFFERED = 6;

/** The names of the first people at a customer, each once; none while they are read. */
export function usePeopleAtCustomer(customerId: string): readonly string[] {
  const { rows } = useLiveRows(
    contactsOf(customerId),
    (spec) => spec.where('trashed', '==', false).orderBy('nameLower'),
    OFFERED,
  );
  return [...new Set(rows.map(({ name }) => name))];
}
