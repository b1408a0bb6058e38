import type { Unit } from '@fm/data';
import { type Customer, customers, customerToRecord } from '@fm/domain/customer';
import type { ImportRow } from '../import-row';

const IN_BILLING = ['line1', 'line2', 'postcode', 'city', 'country'];

/** Stores a row as a new customer, or over the one with `into`: there it changes what the file says and nothing else. */
export async function storeRow(
  unit: Unit,
  row: ImportRow,
  batchId: string,
  into: string | undefined,
): Promise<void> {
  if (!row.values) return;
  const customer = customerToRecord(row.values);
  const note = { batchId, source: 'import' } as const;
  if (into === undefined)
    await unit.create(customers, row.id, customer, { kind: 'imported', ...note }, { fresh: true });
  else await unit.change(customers, into, () => ({ ok: true, patch: givenOf(row, customer) }), note);
}

/** An address is replaced as a whole: half of one and half of another is no place. */
function givenOf({ given }: ImportRow, customer: Customer): Partial<Customer> {
  const keys = new Set([...given].map((field) => (IN_BILLING.includes(field) ? 'billing' : field)));
  if (keys.has('name')) keys.add('nameLower');
  if (keys.has('phone')) keys.add('phoneKey');
  return Object.fromEntries(Object.entries(customer).filter(([key]) => keys.has(key)));
}
