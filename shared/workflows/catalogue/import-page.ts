import {
  type CatalogueItem,
  catalogueFormSchema,
  catalogueItems,
  itemKeyOf,
  itemToRecord,
  MAX_PRICES,
} from '@fm/domain/catalogue';
import { recordId, type Stored } from '@fm/domain/record';
import * as v from 'valibot';
import { eachOf, importRow, pageOf } from '../batch';
import { defineCommand } from '../command';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';
import { numberedItems } from './numbered';

const rowSchema = importRow(catalogueFormSchema);
type Row = v.InferOutput<typeof rowSchema>;

/**
 * Stores rows of a file in the catalogue: over the item that has the number of the row, where the row changes what it
 * says and nothing else, or as a new one. A price is one more beside those that begin on other days. A row that is
 * refused leaves the others alone.
 */
export const importPage = defineCommand({
  name: 'catalogue.importPage',
  permission: 'offers:edit',
  input: v.object({
    /** Goes with everything that one import changes. */
    batchId: recordId,
    rows: pageOf(rowSchema),
  }),
  async run(unit, { batchId, rows }) {
    const known = await numberedItems(
      unit,
      rows.map(({ values }) => values.itemNo),
    );
    const isNew = ({ values }: Row) => !known.has(itemKeyOf(values.itemNo));
    await Promise.all([
      unit.expect(
        catalogueItems,
        [...known.values()].map(({ id }) => id),
      ),
      unit.expectNew(
        catalogueItems,
        rows.filter(isNew).map(({ id }) => id),
      ),
    ]);
    const seen = new Set<string>();
    return eachOf(unit, rows, async (row) => {
      const key = itemKeyOf(row.values.itemNo);
      if (seen.has(key)) throw new FailureSignal(invalid('Another row of the file has this number.'));
      seen.add(key);
      await storeRow(unit, row, known.get(key), batchId);
    });
  },
});

async function storeRow(
  unit: Unit,
  row: Row,
  known: Stored<CatalogueItem> | undefined,
  batchId: string,
): Promise<void> {
  const item = itemToRecord(row.values);
  const note = { batchId, source: 'import' } as const;
  // The same page sent again finds what it stored the first time.
  if (!known || known.id === row.id)
    return unit.create(catalogueItems, row.id, item, { kind: 'imported', ...note });
  return unit.change(
    catalogueItems,
    known.id,
    (current) => {
      const patch = patchOf(row, item, current);
      return Object.keys(patch.prices ?? {}).length > MAX_PRICES
        ? { ok: false, message: `This item has ${MAX_PRICES} prices, and takes no more. Remove old ones.` }
        : { ok: true, patch };
    },
    note,
  );
}

/** What a row says of an item that is there: its number is the same in another spelling, and stays. */
function patchOf({ given }: Row, item: CatalogueItem, current: CatalogueItem): Partial<CatalogueItem> {
  const filled = Object.entries(item).filter(([field]) => given.includes(field) && field !== 'itemNo');
  const patch: Partial<CatalogueItem> = Object.fromEntries(filled);
  return given.includes('prices') ? { ...patch, prices: { ...current.prices, ...item.prices } } : patch;
}
