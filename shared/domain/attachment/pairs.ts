import type { Stored } from '../record';
import { type Attachment, isPhoto } from './attachment';

/** Two photos of one place, shown side by side. */
export interface PhotoPair {
  readonly before: Stored<Attachment>;
  readonly after: Stored<Attachment>;
}

/** The photos among some files, as they are shown and printed, the oldest first. */
export interface ArrangedPhotos {
  readonly pairs: readonly PhotoPair[];
  readonly single: readonly Stored<Attachment>[];
}

/** Puts photos from before and after beside each other. A photo is in one pair at most: the first that names it. */
export function arrangedPhotos(files: readonly Stored<Attachment>[]): ArrangedPhotos {
  const photos = files.filter(isPhoto).sort((a, b) => shownAt(a) - shownAt(b));
  const free = new Map(photos.filter(({ kind }) => kind === 'photoBefore').map((photo) => [photo.id, photo]));
  const pairs: PhotoPair[] = [];
  for (const after of photos) {
    const before =
      after.kind === 'photoAfter' && after.pairId !== undefined ? free.get(after.pairId) : undefined;
    if (!before) continue;
    free.delete(before.id);
    pairs.push({ before, after });
  }
  const paired = new Set(pairs.flatMap(({ before, after }) => [before.id, after.id]));
  return { pairs, single: photos.filter(({ id }) => !paired.has(id)) };
}

/**
 * Photos from before that a photo can stand beside, the likeliest first: the one it stands beside already, then those
 * that stand beside no other, of the same checklist item first, the oldest first, as both rounds of photos are often
 * taken in one order.
 */
export function possiblePartners(
  photo: Stored<Attachment>,
  files: readonly Stored<Attachment>[],
): readonly Stored<Attachment>[] {
  const { pairs, single } = arrangedPhotos(files);
  const own = pairs.find(({ after }) => after.id === photo.id)?.before;
  const free = single.filter(({ id, kind }) => kind === 'photoBefore' && id !== photo.id);
  const isOfItem = ({ itemId }: Attachment) => itemId === photo.itemId;
  return [...(own ? [own] : []), ...free.filter(isOfItem), ...free.filter((before) => !isOfItem(before))];
}

const shownAt = ({ createdAt }: Stored<Attachment>): number => createdAt.getTime();
