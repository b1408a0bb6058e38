import { findRecords, resultOf } from '@fm/data';
import { type Invoice, invoices } from '@fm/domain/invoice';
import { chunksOf, IN_ONE_QUERY, type Stored } from '@fm/domain/record';

/** The invoices with these numbers. Throws what reading throws. */
export async function invoicesNumbered(numbers: readonly string[]): Promise<readonly Stored<Invoice>[]> {
  const found: Stored<Invoice>[] = [];
  for (const some of chunksOf([...new Set(numbers)])) {
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
