import { commitTogether, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, offers, transitionOffer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { type OrderPlace, orderFromOffer, workOrders } from '@fm/domain/work-order';

/**
 * Stores the work order of an accepted offer as a draft under `orderId` and marks the offer as converted to it, both or
 * neither. Saying it twice with one id makes one order; an offer that somebody else converted meanwhile makes none.
 */
export function makeOrder(
  actor: Actor,
  { id }: Stored<Offer>,
  orderId: string,
  place: OrderPlace,
): Promise<Outcome<void>> {
  return commitTogether(actor, async (unit) => {
    const seen: Stored<Offer>[] = [];
    await unit.change(offers, id, (current) => {
      seen.push(current);
      if (current.convertedTo?.some((target) => target.id === orderId)) return { ok: true, patch: {} };
      const convertedTo = [{ type: workOrders.type, id: orderId }];
      const day = today(COMPANY.timezone);
      return transitionOffer(current, 'converted', { convertedTo }, actor, new Date(), day);
    });
    const [offer] = seen;
    if (offer) await unit.create(workOrders, orderId, orderFromOffer(offer, place));
  });
}
