import { type DataFailure, findRecord, findRecords, invalid, resultOf } from '@fm/data';
import { type Asset, type AssetValues, assets, MAX_ASSET_DEPTH, placeProblem } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';

/** Parts looked at for one level: as many as one query asks for. */
const MOST_PARTS = 30;

/** Why an asset cannot be where these values put it; reads what it is a part of, and its parts. Throws what reading throws. */
export async function placeRefusal(
  { siteRef, parentRef }: AssetValues,
  id: string | undefined,
): Promise<DataFailure | undefined> {
  const parts = id === undefined ? [] : await partsOf([id]);
  const elsewhere = parts.find((part) => part.siteRef.id !== siteRef.id);
  if (elsewhere) {
    const problem = `Its part “${elsewhere.name}” is at “${elsewhere.siteRef.name}”. Parts stay where the whole is: move it out first.`;
    return invalid(problem, { siteRef: problem });
  }
  if (!parentRef) return undefined;
  const above = await chainFrom(parentRef.id);
  if (above.length === 0)
    return invalid('What it is a part of was deleted.', { parentRef: 'Choose another asset.' });
  const levels = parts.length === 0 ? 1 : await levelsFrom(parts);
  const problem = placeProblem({ id, siteId: siteRef.id, levels }, above);
  return problem === undefined ? undefined : invalid(problem, { parentRef: problem });
}

/** An asset and what it is a part of, from the nearest up; one level more than is allowed at most. */
async function chainFrom(id: string): Promise<Stored<Asset>[]> {
  const chain: Stored<Asset>[] = [];
  for (let next: string | undefined = id; next && chain.length <= MAX_ASSET_DEPTH; ) {
    const found: Stored<Asset> | undefined = resultOf(await findRecord(assets, next));
    if (!found) break;
    chain.push(found);
    next = found.parentAssetId;
  }
  return chain;
}

/** How many levels there are with these parts below the first. */
async function levelsFrom(parts: readonly Stored<Asset>[]): Promise<number> {
  let levels = 1;
  for (let row = parts; row.length > 0 && levels <= MAX_ASSET_DEPTH; levels += 1) {
    row = await partsOf(row.map(({ id }) => id));
  }
  return levels;
}

const partsOf = async (ids: readonly string[]): Promise<readonly Stored<Asset>[]> =>
  resultOf(
    await findRecords(
      assets,
      (spec) => spec.where('trashed', '==', false).where('parentAssetId', 'in', ids.slice(0, MOST_PARTS)),
      MOST_PARTS,
    ),
  );
