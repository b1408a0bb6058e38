import { type Customer, customerFormSchema, customers, customerToRecord } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import { eachOf, importRow, pageOf } from '../batch';
import { defineCommand } from '../command';
import { FailureSignal, invalid } from '../failure';
import { personRef, present } from '../reference';
import type { Unit } from '../unit';

const IN_BILLING = ['line1', 'line2', 'postcode', 'city', 'country'];

const rowSchema = v.object({
  ...importRow(customerFormSchema).entries,
  /** The customer that the row is stored over; null for a new one. */
  into: v.nullable(recordId),
});
type Row = v.InferOutput<typeof rowSchema>;

/**
 * Stores rows of a file as customers, new ones or over others: there a row changes what it says and nothing else. A row
 * that is refused leaves the others alone.
 */
export const importPage = defineCommand({
  name: 'customers.importPage',
  permission: 'customers:edit',
  input: v.object({
    /** Goes with everything that one import changes. */
    batchId: recordId,
    rows: pageOf(rowSchema),
  }),
  async run(unit, { batchId, rows }) {
    const managers = rows.flatMap(({ values }) => values.accountManagerRef?.id ?? []);
    await Promise.all([
      unit.expect(
        customers,
        rows.flatMap(({ into }) => into ?? []),
      ),
      unit.expectNew(
        customers,
        rows.flatMap(({ id, into }) => (into === null ? id : [])),
      ),
      unit.expect(employees, [...new Set(managers)]),
    ]);
    return eachOf(unit, rows, (row) => storeRow(unit, row, batchId));
  },
});

async function storeRow(unit: Unit, row: Row, batchId: string): Promise<void> {
  const typed = row.values.accountManagerRef;
  const accountManagerRef = await personRef(unit, 'values.accountManagerRef', { typed });
  const customer = customerToRecord({ ...row.values, accountManagerRef });
  const note = { batchId, source: 'import' } as const;
  if (row.into === null) return unit.create(customers, row.id, customer, { kind: 'imported', ...note });
  const current = await present(unit, customers, row.into);
  if (current.mergedInto)
    throw new FailureSignal(invalid('Finish or undo the merge to change this customer.'));
  return unit.change(customers, row.into, () => ({ ok: true, patch: givenOf(row, customer) }), note);
}

/** An address is replaced as a whole: half of one and half of another is no place. */
function givenOf({ given }: Row, customer: Customer): Partial<Customer> {
  const keys = new Set(given.map((field) => (IN_BILLING.includes(field) ? 'billing' : field)));
  if (keys.has('name')) keys.add('nameLower');
  if (keys.has('phone')) keys.add('phoneKey');
  return Object.fromEntries(Object.entries(customer).filter(([key]) => keys.has(key)));
}
