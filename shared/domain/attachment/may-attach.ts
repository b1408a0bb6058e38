import { mayEditOffer, type Offer } from '../offer';
import type { Actor } from '../record';
import { can, kindOfRole, mayTransitionWorkOrder } from '../role';
import type { WorkOrder } from '../work-order';

type Order = Pick<WorkOrder, 'status' | 'leadId' | 'crewIds'> & { readonly trashed?: boolean };

/** Why an actor cannot add or change files of an order; undefined where they can. The security rules say the same. */
export function whyNoFiles(order: Order, actor: Actor): string | undefined {
  if (order.trashed) return 'The order is in the trash, so its files stay as they are.';
  if (order.status === 'verified' && kindOfRole(actor.role) !== 'admin') {
    return 'The order is verified, so its files stay as they are.';
  }
  return mayTransitionWorkOrder(actor, order) ? undefined : 'Office staff, the lead and the crew add files.';
}

/**
 * Why an actor cannot add or change files of an offer; undefined where they can. What was sent keeps the files it was
 * sent with, and so does what became of it. The security rules say the same.
 */
export function whyNoOfferFiles(
  offer: Pick<Offer, 'status'> & { readonly trashed?: boolean },
  { role }: Actor,
): string | undefined {
  if (offer.trashed) return 'The offer is in the trash, so its files stay as they are.';
  if (!can(role, 'offers:edit')) return 'Office staff add files to offers.';
  return mayEditOffer(offer, role)
    ? undefined
    : 'The offer is no longer a draft, so its files stay as they are.';
}
