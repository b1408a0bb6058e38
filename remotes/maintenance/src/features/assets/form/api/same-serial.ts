import { findRecords, resultOf } from '@fm/data';
import { type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';

/** Another asset with the same manufacturer and serial number; two are read. Throws what reading throws. */
export async function withSameSerial(
  serialKey: string,
  ownId: string | undefined,
): Promise<Stored<Asset> | undefined> {
  const found = await findRecords(
    assets,
    (spec) => spec.where('trashed', '==', false).where('serialKey', '==', serialKey),
    2,
  );
  return resultOf(found).find(({ id }) => id !== ownId);
}
