import { fold } from '@fm/domain/tokens';
import type { Duplicate } from '@fm/screens/import';
import type { CustomerRow } from './import-row';
import type { RowValues } from './row-form';
import { isFull, namedBy, withRow } from './row-parts';

/** What the rows of one customer have in common: its number, or where they have none its name and town. */
const customerOf = ({ number, name, billing }: RowValues): string =>
  number === '' ? `named ${fold(name)} / ${fold(billing.city)}` : `numbered ${fold(number)}`;

const WHY = {
  number: 'same number, only its site and contact are taken',
  town: 'same name and town, only its site and contact are taken',
  name: 'same name, only its site and contact are taken',
};

/** For each row that adds a site or a contact to the customer of an earlier row, by its id, that one. */
export function rowsJoined(rows: readonly CustomerRow[]): ReadonlyMap<string, Duplicate> {
  const joined = new Map<string, Duplicate>();
  const first = new Map<string, { readonly row: CustomerRow; named: ReturnType<typeof namedBy> }>();
  for (const row of rows) {
    if (!row.values) continue;
    const key = customerOf(row.values);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { row, named: namedBy(row) });
      continue;
    }
    const { number, billing } = row.values;
    const named = isFull(earlier.named) ? earlier.named : withRow(earlier.named, row);
    if (named === earlier.named) continue;
    earlier.named = named;
    const why = number !== '' ? WHY.number : billing.city !== '' ? WHY.town : WHY.name;
    joined.set(row.id, { id: undefined, joins: earlier.row.id, name: `line ${earlier.row.line}`, why });
  }
  return joined;
}
