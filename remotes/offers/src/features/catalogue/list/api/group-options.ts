import { findRecords, type Outcome } from '@fm/data';
import { type CatalogueItem, catalogueItems } from '@fm/domain/catalogue';
import type { Stored } from '@fm/domain/record';
import { matchesAll } from '@fm/domain/tokens';

/** Groups looked at. */
const MOST = 40;

/** The first item of the next group. */
const findNext = (after: string): Promise<Outcome<readonly Stored<CatalogueItem>[]>> =>
  findRecords(
    catalogueItems,
    (spec) => spec.where('trashed', '==', false).where('group', '>', after).orderBy('group'),
    1,
  );

/**
 * For `load` of a ComboBoxField: the groups of the catalogue, those that what is typed begins. The database knows no
 * list of them: each is found behind the one before, with one item read of it.
 */
export async function groupOptions(
  text: string,
): Promise<Outcome<readonly { readonly id: string; readonly name: string }[]>> {
  const groups: string[] = [];
  while (groups.length < MOST) {
    const found = await findNext(groups.at(-1) ?? '');
    if (!found.ok) return found;
    const group = found.value[0]?.group;
    if (group === undefined) break;
    groups.push(group);
  }
  const fitting = groups.filter((group) => matchesAll([group], text));
  return { ok: true, value: fitting.map((name) => ({ id: name, name })) };
}
