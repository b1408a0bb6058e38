import {
  type Customer,
  contactsOf,
  customerFormSchema,
  customers,
  customerToRecord,
  siteTownOf,
} from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { recordId } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import * as v from 'valibot';
import { eachOf, importRow, MOST_ITEMS } from '../batch';
import { defineCommand } from '../command';
import { FailureSignal, invalid } from '../failure';
import { personRef, present } from '../reference';
import type { Unit } from '../unit';
import { importContacts, importedParts, importSites, type PartsThere } from './import-parts';
import { partsOf } from './save-parts';

const IN_BILLING = ['line1', 'line2', 'postcode', 'city', 'country'];

const rowSchema = v.object({
  ...importRow(customerFormSchema).entries,
  /** The customer that the row is stored over; null for a new one. */
  into: v.nullable(recordId),
  ...importedParts.entries,
});
type Row = v.InferOutput<typeof rowSchema>;

/** Records that are written for a row. */
const recordsOf = (row: Row): number => 1 + row.sites.length + row.contacts.length;
const totalOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + recordsOf(row), 0);

const NO_PARTS: PartsThere = { sites: [], contacts: [] };

/**
 * Stores rows of a file as customers with their sites and contacts, new ones or over others: there a row changes what it
 * says and nothing else. A row that is refused leaves the others alone, and nothing of it is stored.
 */
export const importPage = defineCommand({
  name: 'customers.importPage',
  permission: 'customers:edit',
  input: v.object({
    /** Goes with everything that one import changes. */
    batchId: recordId,
    rows: v.pipe(
      v.array(rowSchema),
      v.maxLength(MOST_ITEMS),
      // One customer is never stored in two goes, however many sites it has.
      v.check((rows) => rows.length <= 1 || totalOf(rows) <= MOST_ITEMS, 'Import fewer customers at once.'),
    ),
  }),
  async run(unit, { batchId, rows }) {
    const there = new Map<string, PartsThere>();
    await Promise.all([expectRows(unit, rows), findParts(unit, rows, there)]);
    return eachOf(unit, rows, async (row) => {
      const parts = await storeRow(unit, row, there.get(row.into ?? '') ?? NO_PARTS, batchId);
      // Another row may be about the same customer.
      if (row.into !== null) there.set(row.into, parts);
    });
  },
});

/** Reads together what the rows look at one by one. */
async function expectRows(unit: Unit, rows: readonly Row[]): Promise<void> {
  const idsOf = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
  const managers = rows.flatMap(({ values }) => values.accountManagerRef?.id ?? []);
  await Promise.all([
    unit.expect(
      customers,
      rows.flatMap(({ into }) => into ?? []),
    ),
    unit.expectNew(customers, idsOf(rows.filter(({ into }) => into === null))),
    unit.expectNew(
      sites,
      rows.flatMap((row) => idsOf(row.sites)),
    ),
    ...rows.map(({ id, into, contacts }) => unit.expectNew(contactsOf(into ?? id), idsOf(contacts))),
    unit.expect(employees, [...new Set(managers)]),
  ]);
}

/** Finds the sites and contacts of those customers that rows with some are stored over. */
async function findParts(unit: Unit, rows: readonly Row[], there: Map<string, PartsThere>): Promise<void> {
  const ids = new Set(rows.flatMap((row) => (row.into !== null && recordsOf(row) > 1 ? row.into : [])));
  await Promise.all([...ids].map(async (id) => there.set(id, await partsOf(unit, id))));
}

/** Gives the parts that the customer has then. */
async function storeRow(unit: Unit, row: Row, there: PartsThere, batchId: string): Promise<PartsThere> {
  const typed = row.values.accountManagerRef;
  const accountManagerRef = await personRef(unit, 'values.accountManagerRef', { typed });
  const customer = customerToRecord({ ...row.values, accountManagerRef });
  const note = { batchId, source: 'import' } as const;
  const current = row.into === null ? undefined : await present(unit, customers, row.into);
  if (current?.mergedInto)
    throw new FailureSignal(invalid('Finish or undo the merge to change this customer.'));
  const patch = current ? givenOf(row, customer) : customer;
  const after = { ...current, ...patch };
  const customerRef = { id: row.into ?? row.id, name: after.name ?? customer.name };
  const importing = { customerRef, note };
  const parts = {
    sites: await importSites(unit, importing, row.sites, there.sites),
    contacts: await importContacts(unit, importing, row.contacts, there.contacts),
  };
  // Without a town of its own a customer is where its first site is.
  const isElsewhere = row.sites.length > 0 && !after.billing?.city;
  const town = isElsewhere && { siteTown: siteTownOf(parts.sites, current?.siteTown) };
  if (current)
    await unit.change(customers, current.id, () => ({ ok: true, patch: { ...patch, ...town } }), note);
  else await unit.create(customers, row.id, { ...customer, ...town }, { kind: 'imported', ...note });
  return parts;
}

/** An address is replaced as a whole: half of one and half of another is no place. */
function givenOf({ given }: Row, customer: Customer): Partial<Customer> {
  const keys = new Set(given.map((field) => (IN_BILLING.includes(field) ? 'billing' : field)));
  if (keys.has('name')) keys.add('nameLower');
  if (keys.has('phone')) keys.add('phoneKey');
  return Object.fromEntries(Object.entries(customer).filter(([key]) => keys.has(key)));
}
