import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { isPastValidity, OFFER_STATUS_LABELS, type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

/** What is found, with where it stands today: one whose last day is over is stored as sent until the night. */
export const offerHit = (offer: Stored<Offer>) => ({
  title: offer.title,
  detail: [offer.number, offer.version > 1 ? `version ${offer.version}` : undefined, offer.customerRef.name],
  state: OFFER_STATUS_LABELS[isPastValidity(offer, today(COMPANY.timezone)) ? 'expired' : offer.status],
});

export default {
  contract: CONTRACT,
  id: 'offers',
  search: recordSearch({
    collection: offers,
    orderBy: 'updatedAt',
    direction: 'desc',
    hit: offerHit,
  }),
} satisfies RemoteSearch;
