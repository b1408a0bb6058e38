import { findRecords, resultOf } from '@fm/data';
import { type Customer, customers, customerToRecord } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { Duplicate, ImportRow } from '../import-row';

/** Values one query may ask for. */
const IN_ONE_QUERY = 30;
/** Customers looked at for one query: more with the same e-mail address are no duplicates but a mistake. */
const MOST_FOUND = 200;

const town = (customer: Customer) => customer.billing?.city?.trim().toLowerCase() ?? '';
const digits = (phone: string) => phone.replace(/\D/g, '');

/** What two customers have in common that are probably one, the surest first. */
const SIGNS: readonly { readonly field: 'taxId' | 'email' | 'phone' | 'nameLower'; readonly why: string }[] =
  [
    { field: 'taxId', why: 'same tax number' },
    { field: 'email', why: 'same e-mail address' },
    { field: 'phone', why: 'same phone number' },
    { field: 'nameLower', why: 'same name and town' },
  ];
type Sign = (typeof SIGNS)[number]['field'];

/** The text two customers are compared by; undefined where one says nothing. */
function markOf(customer: Customer, field: Sign): string | undefined {
  const value = customer[field];
  if (!value) return undefined;
  if (field === 'phone') return digits(value);
  return field === 'nameLower' ? `${value} / ${town(customer)}` : value;
}

/** For each row, by its id, the customer that it may be: one that is there, or an earlier row. Throws what reading throws. */
export async function findDuplicates(
  rows: readonly ImportRow[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, Duplicate>> {
  const found = new Map<string, Duplicate>();
  const inFile = new Map<string, ImportRow>();
  for (let at = 0; at < rows.length; at += IN_ONE_QUERY) {
    const some = rows
      .slice(at, at + IN_ONE_QUERY)
      .flatMap((row) => (row.values ? [{ row, customer: customerToRecord(row.values) }] : []));
    const stored = await Promise.all(
      SIGNS.map(({ field }) =>
        storedWith(
          field,
          some.map((one) => one.customer),
        ),
      ),
    );
    for (const { row, customer } of some) {
      for (const [index, { field, why }] of SIGNS.entries()) {
        const mark = markOf(customer, field);
        if (mark === undefined) continue;
        const there = stored[index]?.find((one) => markOf(one, field) === mark);
        const earlier = inFile.get(`${field} ${mark}`);
        if (!found.has(row.id) && there) found.set(row.id, { id: there.id, name: there.name, why });
        else if (!found.has(row.id) && earlier) {
          found.set(row.id, { id: undefined, name: `line ${earlier.line}`, why });
        }
        if (!earlier) inFile.set(`${field} ${mark}`, row);
      }
    }
    onProgress(Math.min(rows.length, at + IN_ONE_QUERY));
  }
  return found;
}

async function storedWith(field: Sign, of: readonly Customer[]): Promise<readonly Stored<Customer>[]> {
  const values = [...new Set(of.flatMap((customer) => customer[field] ?? []))];
  if (values.length === 0) return [];
  return resultOf(
    await findRecords(
      customers,
      (spec) => spec.where('trashed', '==', false).where(field, 'in', values),
      MOST_FOUND,
    ),
  );
}
