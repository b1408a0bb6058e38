import { findRecords, type Outcome } from '@fm/data';
import { type Customer, customers, townOf } from '@fm/domain/customer';
import { matchesAll, searchToken } from '@fm/domain/tokens';

interface Offered {
  readonly id: string;
  readonly name: string;
}

/** Customers looked at for what they have: a bound, so that typing costs the same however many there are. */
const LOOKED_AT = 50;

/** For `load` of a ComboBoxField: what customers have in a field, those that what is typed begins. */
const offered =
  (valuesOf: (customer: Customer) => readonly (string | undefined)[]) =>
  async (text: string): Promise<Outcome<readonly Offered[]>> => {
    const token = searchToken(text);
    const found = await findRecords(
      customers,
      (spec) => {
        const live = spec.where('trashed', '==', false);
        return token === undefined
          ? live.orderBy('nameLower')
          : live.where('tokens', 'array-contains', token).orderBy('nameLower');
      },
      LOOKED_AT,
    );
    if (!found.ok) return found;
    const values = new Set(
      found.value.flatMap(valuesOf).filter((value) => value !== undefined && matchesAll([value], text)),
    );
    const sorted = [...values].filter((value) => value !== undefined).sort((a, b) => a.localeCompare(b));
    return { ok: true, value: sorted.map((name) => ({ id: name, name })) };
  };

/** Towns that customers are in. */
export const townOptions = offered((customer) => [townOf(customer)]);

/** Tags that customers carry. */
export const tagOptions = offered(({ tags }) => tags);
