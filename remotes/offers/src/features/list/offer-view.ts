import { type ListView, useListView } from '@fm/data';
import { OFFER_STATUSES } from '@fm/domain/offer';

/**
 * `lapsed`: sent, and the last day is over; `expiring`: sent, and it ends within 7 days or is over. `all` also shows
 * replaced versions, which are hidden otherwise.
 */
const STATUS_FILTERS = [...OFFER_STATUSES, 'lapsed', 'expiring', 'all'] as const;

/** Offers by their last day: the database orders by what it compares. */
export const comesByLastDay = ({ status }: OfferView['filter']): boolean =>
  status === 'lapsed' || status === 'expiring';

export type OfferSort = 'changed' | 'validUntil' | 'gross' | 'customer';
export type OfferFilter = 'status' | 'owner';
export type OfferView = ListView<OfferFilter, OfferSort>;

const options = {
  filters: { status: STATUS_FILTERS, owner: null },
  sorts: ['changed', 'validUntil', 'gross', 'customer'],
  defaultSort: { column: 'changed', direction: 'desc' },
} as const;

/** Filter, search, sort and page of the offers, from the address. */
export const useOfferView = (): OfferView => useListView<OfferFilter, OfferSort>(options);
