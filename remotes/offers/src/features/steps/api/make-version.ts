import { copyAttachments, findAttachments, type Outcome, run } from '@fm/data';
import { carriedFiles } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';

/**
 * Has a new version of an offer made as a draft under `freshId`; then copies of its files are on their way to it. Saying
 * it twice with one id makes one version.
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
    const entity = { type: offers.type, id: freshId, label: offer.title };
    await copyAttachments(actor, carriedFiles(files.value), { entity, customerId: offer.customerRef.id });
  }
  return made;
}
