import { useLiveRecord, useLiveRows } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

/** Versions that are listed of one offer; nobody haggles longer. */
const MOST_VERSIONS = 50;

/** Every version of an offer, the first one first; undefined until they are read, or where they cannot be. */
export function useVersions({ id, rootId = id }: Stored<Offer>): readonly Stored<Offer>[] | undefined {
  const root = useLiveRecord(offers, rootId);
  const later = useLiveRows(
    offers,
    (spec) => spec.where('rootId', '==', rootId).where('trashed', '==', false).orderBy('version'),
    MOST_VERSIONS,
  );
  if (root.status === 'loading' || later.status !== 'ready') return undefined;
  const first = root.status === 'ready' && !root.record.trashed ? [root.record] : [];
  return [...first, ...later.rows];
}
