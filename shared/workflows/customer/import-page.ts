import { type Customer, customerFormSchema, customers, customerToRecord } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import { eachOf } from '../batch';
import { defineCommand } from '../command';
import { FailureSignal, invalid, missing } from '../failure';
import { personRef } from '../reference';
import type { Unit } from '../unit';

/** Rows of one page at most, and fields of one row. */
const MOST_ROWS = 500;
const MOST_FIELDS = 50;

const IN_BILLING = ['line1', 'line2', 'postcode', 'city', 'country'];

const rowSchema = v.object({
  /** Id the customer gets, so that storing a row twice creates one. */
  id: recordId,
  values: customerFormSchema,
  /** Fields the row says something of. */
  given: v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(MOST_FIELDS)),
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
    rows: v.pipe(v.array(rowSchema), v.maxLength(MOST_ROWS)),
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
  const current = await unit.find(customers, row.into);
  if (!current || current.trashed) throw new FailureSignal(missing);
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
