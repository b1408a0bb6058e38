import { commitTogether, copyAttachments, findAttachments, type Outcome } from '@fm/data';
import { carriedFiles, fileOwner } from '@fm/domain/attachment';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, offers, transitionOffer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { type OrderPlace, orderFromOffer, workOrders } from '@fm/domain/work-order';

/**
 * Stores the work order of an accepted offer as a draft under `orderId` and marks the offer as converted to it, both or
 * neither; then its files are on their way to the order. Saying it twice with one id makes one order; an offer that
 * somebody else converted meanwhile makes none.
 */
export async function makeOrder(
  actor: Actor,
  offer: Stored<Offer>,
  orderId: string,
  place: OrderPlace,
): Promise<Outcome<void>> {
  // Before the order is there: once it is, nobody would come back for them.
  const files = await findAttachments({ type: offers.type, id: offer.id });
  if (!files.ok) return files;
  const made = await commitTogether(actor, async (unit) => {
    let accepted = offer;
    await unit.change(offers, offer.id, (current) => {
      accepted = current;
      if (current.convertedTo?.some((target) => target.id === orderId)) return { ok: true, patch: {} };
      const convertedTo = [{ type: workOrders.type, id: orderId }];
      const day = today(COMPANY.timezone);
      return transitionOffer(current, 'converted', { convertedTo }, actor, new Date(), day);
    });
    const order = orderFromOffer(accepted, place);
    await unit.create(workOrders, orderId, order);
    return order;
  });
  if (!made.ok) return made;
  await copyAttachments(
    actor,
    carriedFiles(files.value),
    fileOwner(workOrders, { ...made.value, id: orderId }),
  );
  return { ok: true, value: undefined };
}
