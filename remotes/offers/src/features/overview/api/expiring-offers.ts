import { offerAddress } from '@fm/contract/addresses';
import type { Attention } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';
import { fitting } from '../../list/api/filtered-offers';

const FILTER = { status: 'expiring' } as const;

/** Sent and still without an answer, with at most 7 days left; those past their day too. As the list shows them. */
export const expiringOffers = (): Attention<Offer> => ({
  kind: offers,
  to: offerAddress.list(FILTER),
  asked: fitting(FILTER, { column: 'validUntil', direction: 'asc' }),
});
