import { mayEditOffer, type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { HistoryPanel } from '@fm/screens/record';

/** What happened to an offer so far. What was sent stays as it was sent: fields of drafts alone are put back. */
export const OfferHistory = ({ offer }: { readonly offer: Stored<Offer> }) => (
  <HistoryPanel kind={offers} record={offer} mayEdit={mayEditOffer(offer, useSession().role)} />
);
