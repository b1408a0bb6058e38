import { findRecords, resultOf } from '@fm/data';
import { type Invoice, invoices } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';

/** Numbers one query may ask for. */
const IN_ONE_QUERY = 30;

/** The invoices with these numbers. Throws what reading throws. */
export async function invoicesNumbered(numbers: readonly string[]): Promise<readonly Stored<Invoice>[]> {
  const found: Stored<Invoice>[] = [];
  const wanted = [...new Set(numbers)];
  for (let at = 0; at < wanted.length; at += IN_ONE_QUERY) {
    const some = wanted.slice(at, at + IN_ONE_QUERY);
    found.push(
      ...resultOf(
        await findRecords(
          invoices,
          (spec) => spec.where('trashed', '==', false).where('number', 'in', some),
          IN_ONE_QUERY,
        ),
      ),
    );
  }
  return found;
}
