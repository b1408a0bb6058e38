import { copyAttachments, findAttachments, type Outcome, run } from '@fm/data';
import { carriedFiles, fileOwner } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { type OrderPlace, orderFromOffer, workOrders } from '@fm/domain/work-order';

/**
 * Stores the work order of an accepted offer as a draft under `orderId` and marks the offer as converted to it; then
 * its files are on their way to the order. Saying it twice with one id makes one order; an offer that somebody else
 * converted meanwhile makes none.
 */
export async function makeOrder(
  actor: Actor,
  offer: Stored<Offer>,
  orderId: string,
  place: OrderPlace,
): Promise<Outcome<null>> {
  // Before the order is there: once it is, nobody would come back for them.
  const files = await findAttachments({ type: offers.type, id: offer.id });
  if (!files.ok) return files;
  const made = await run('offers.convert', { id: offer.id, orderId, siteId: place.siteRef.id });
  if (made.ok) {
    const owner = fileOwner(workOrders, { ...orderFromOffer(offer, place), id: orderId });
    await copyAttachments(actor, carriedFiles(files.value), owner);
  }
  return made;
}
