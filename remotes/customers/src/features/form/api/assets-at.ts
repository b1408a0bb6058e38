import { findRecords, resultOf } from '@fm/data';
import { assets } from '@fm/domain/asset';

/** Assets named in a refusal. */
const NAMED = 3;

/** Names some assets at a site. Undefined when there are none. Throws when that cannot be read. */
export async function assetsAt(siteId: string): Promise<string | undefined> {
  const found = resultOf(
    await findRecords(
      assets,
      (spec) => spec.where('trashed', '==', false).where('siteRef.id', '==', siteId),
      NAMED,
    ),
  );
  return found.length === 0 ? undefined : found.map(({ name }) => name).join(', ');
}
