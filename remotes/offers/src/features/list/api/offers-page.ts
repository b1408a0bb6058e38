import { useLivePage } from '@fm/data';
import { offers } from '@fm/domain/offer';
import type { OfferView } from '../offer-view';
import { fitting } from './filtered-offers';

/** One page of 50 offers, live. At most 51 reads whatever the collection's size. */
export const useOffersPage = ({ filter, sort, cursor, search }: OfferView) =>
  useLivePage(offers, fitting(filter, sort), { cursor, search });
