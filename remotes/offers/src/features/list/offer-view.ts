import { type ListView, useListView } from '@fm/data';
import { OFFER_STATUSES } from '@fm/domain/offer';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';

/**
 * `lapsed`: sent, and the last day is over; `expiring`: sent, and it ends within 7 days or is over. `all` also shows
 * replaced versions, which are hidden otherwise.
 */
const STATUS_FILTERS = [...OFFER_STATUSES, 'lapsed', 'expiring', 'all'] as const;

/** Offers by their last day: the database orders by what it compares. */
export const comesByLastDay = ({ status }: OfferView['filter']): boolean =>
  status === 'lapsed' || status === 'expiring';

export type OfferSort = 'changed' | 'validUntil' | 'gross' | 'customer';
/** `forCustomer`: `customer` of the address names whom a new offer is for. */
export type OfferFilter = 'status' | 'owner' | 'forCustomer';
export type OfferView = ListView<OfferFilter, OfferSort>;

const options = {
  filters: { status: STATUS_FILTERS, owner: null, forCustomer: null },
  sorts: ['changed', 'validUntil', 'gross', 'customer'],
  defaultSort: { column: 'changed', direction: 'desc' },
} as const;

/** An order by amount would tell who may not know prices which offer is the largest. */
const withoutPrices = { ...options, sorts: options.sorts.filter((sort) => sort !== 'gross') } as const;

/** Filter, search, sort and page of the offers, from the address. */
export const useOfferView = (): OfferView =>
  useListView<OfferFilter, OfferSort>(seesPrices(useSession().role) ? options : withoutPrices);
