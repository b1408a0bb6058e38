import { copyAttachments, findAttachments, type Outcome, run } from '@fm/data';
import { carriedFiles, fileOwner } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';

/**
 * Stores a new version of an offer as a draft under `freshId` and marks the old one as replaced by it; then copies of
 * its files are on their way to it. Saying it twice with one id makes one version.
 */
export async function makeVersion(
  actor: Actor,
  offer: Stored<Offer>,
  freshId: string,
): Promise<Outcome<null>> {
  // Before the version is there: once it is, nobody would come back for them.
  const files = await findAttachments({ type: offers.type, id: offer.id });
  if (!files.ok) return files;
  const made = await run('offers.newVersion', { id: offer.id, freshId });
  if (made.ok) {
    const { number: _, ...fresh } = offer;
    await copyAttachments(actor, carriedFiles(files.value), fileOwner(offers, { ...fresh, id: freshId }));
  }
  return made;
}
