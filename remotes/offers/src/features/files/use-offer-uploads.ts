import { type Uploads, useUploads } from '@fm/data/attachments';
import { fileOwner } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

/** Files on their way to an offer. */
export const useOfferUploads = (offer: Stored<Offer>): Uploads => useUploads(fileOwner(offers, offer));

/** Some are still to be stored, which has to be over before the offer takes no more. */
export const useFilesOnWay = (offer: Stored<Offer>): boolean =>
  useOfferUploads(offer).list.some(({ phase }) => phase !== 'refused');
