import { copyAttachments, findAttachments, type Outcome, run } from '@fm/data';
import { carriedFiles } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';

/**
 * Has the work order of an accepted offer made under `orderId`; then the offer's files are on their way to it. Saying it
 * twice with one id makes one order.
 */
export async function makeOrder(
  actor: Actor,
  offer: Stored<Offer>,
  orderId: string,
  siteId: string,
): Promise<Outcome<null>> {
  // Before the order is there: once it is, nobody would come back for them.
  const files = await findAttachments({ type: offers.type, id: offer.id });
  if (!files.ok) return files;
  const made = await run('offers.convert', { id: offer.id, orderId, siteId });
  if (made.ok) {
    const entity = { type: workOrders.type, id: orderId, label: offer.title };
    await copyAttachments(actor, carriedFiles(files.value), { entity, customerId: offer.customerRef.id });
  }
  return made;
}
