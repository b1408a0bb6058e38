import { type Asset, type AssetValues, assets, MAX_ASSET_DEPTH, placeProblem } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** Parts looked at for one level: as many as one query asks for. */
const MOST_PARTS = 30;

/**
 * Checks that an asset can be where its values put it, in the transaction that stores it: what it is a part of, and its
 * own parts. Throws a `FailureSignal` that names the field.
 */
export async function checkPlace(
  unit: Unit,
  id: string,
  { siteRef, parentRef }: Pick<AssetValues, 'siteRef' | 'parentRef'>,
): Promise<void> {
  const parts = await partsOf(unit, [id]);
  const elsewhere = parts.find((part) => part.siteRef.id !== siteRef.id);
  if (elsewhere) {
    const problem = `Its part “${elsewhere.name}” is at “${elsewhere.siteRef.name}”. Parts stay where the whole is: move it out first.`;
    throw new FailureSignal(invalid(problem, { siteRef: problem }));
  }
  if (!parentRef) return;
  const above = await chainFrom(unit, parentRef.id);
  if (above.length === 0)
    throw new FailureSignal(
      invalid('What it is a part of was deleted.', { parentRef: 'Choose another asset.' }),
    );
  const levels = parts.length === 0 ? 1 : await levelsFrom(unit, parts);
  const problem = placeProblem({ id, siteId: siteRef.id, levels }, above);
  if (problem !== undefined) throw new FailureSignal(invalid(problem, { parentRef: problem }));
}

/** An asset and what it is a part of, from the nearest up; one level more than is allowed at most. */
async function chainFrom(unit: Unit, id: string): Promise<Stored<Asset>[]> {
  const chain: Stored<Asset>[] = [];
  for (let next: string | undefined = id; next && chain.length <= MAX_ASSET_DEPTH; ) {
    const found: Stored<Asset> | undefined = await unit.find(assets, next);
    if (!found) break;
    chain.push(found);
    next = found.parentAssetId;
  }
  return chain;
}

/** How many levels there are with these parts below the first. */
async function levelsFrom(unit: Unit, parts: readonly Stored<Asset>[]): Promise<number> {
  let levels = 1;
  for (let row = parts; row.length > 0 && levels <= MAX_ASSET_DEPTH; levels += 1) {
    row = await partsOf(
      unit,
      row.map(({ id }) => id),
    );
  }
  return levels;
}

/** Parts of these assets. */
export const partsQuery = (ids: readonly string[]): DocumentQuery => ({
  path: assets.path,
  filters: [
    ['trashed', '==', false],
    ['parentAssetId', 'in', ids.slice(0, MOST_PARTS)],
  ],
  orders: [],
  limit: MOST_PARTS,
});

const partsOf = (unit: Unit, ids: readonly string[]): Promise<readonly Stored<Asset>[]> =>
  unit.list(assets, partsQuery(ids));
