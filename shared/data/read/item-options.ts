import { type CatalogueItem, catalogueItems, itemKeyOf } from '@fm/domain/catalogue';
import type { Outcome } from '../failure';
import { findRecords } from './find-records';
import { type RecordOption, recordOptions } from './record-options';

/** An item of the catalogue as a field offers it. */
export type ItemOption = RecordOption<CatalogueItem>;

/** Items offered first because their number begins with what is typed. */
const MOST_NUMBERED = 5;
/** Behind every key that begins with the same signs. */
const LAST = '\uf8ff';

const detailOf = ({ nameDe, group, unit }: CatalogueItem) =>
  [nameDe, group, unit].filter(Boolean).join(' · ');

const byWords = recordOptions({
  collection: catalogueItems,
  orderBy: 'nameLower',
  detail: detailOf,
  build: (spec) => spec.where('active', '==', true),
});

/** Items whose number begins with what is typed: its words alone would find the number of every other group, too. */
async function byNumber(text: string): Promise<Outcome<readonly ItemOption[]>> {
  const key = itemKeyOf(text);
  if (!/\d/.test(key)) return { ok: true, value: [] };
  const found = await findRecords(
    catalogueItems,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('active', '==', true)
        .where('itemKey', '>=', key)
        .where('itemKey', '<', `${key}${LAST}`)
        .orderBy('itemKey'),
    MOST_NUMBERED,
  );
  if (!found.ok) return found;
  const optionOf = (record: (typeof found.value)[number]): ItemOption => ({
    id: record.id,
    name: catalogueItems.label(record),
    detail: detailOf(record),
    record,
  });
  return { ok: true, value: found.value.map(optionOf) };
}

/** Items of the catalogue to choose from, by number or name in either language; those no longer sold are not. */
export async function itemOptions(text: string): Promise<Outcome<readonly ItemOption[]>> {
  const [numbered, named] = await Promise.all([byNumber(text), byWords(text)]);
  if (!numbered.ok) return numbered;
  if (!named.ok) return named;
  const ids = new Set(numbered.value.map(({ id }) => id));
  return { ok: true, value: [...numbered.value, ...named.value.filter(({ id }) => !ids.has(id))] };
}
