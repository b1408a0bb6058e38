import type { ListView } from '@fm/data';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';

/** The order of the list while nobody chose one. */
export const LATEST_FIRST = { column: 'changed', direction: 'desc' } as const;

/** Offers by their last day: the database orders by what it compares. */
export const comesByLastDay = ({ status }: OfferView['filter']): boolean =>
  status === 'lapsed' || status === 'expiring';

export type OfferSort = 'changed' | 'issued' | 'validUntil' | 'gross' | 'customer';
/** `forCustomer`: `customer` of the address names whom a new offer is for. */
export type OfferFilter = 'status' | 'owner' | 'forCustomer';
export type OfferView = ListView<OfferFilter, OfferSort>;

/** The view that a role may ask for: an order by amount would tell who may not know prices which offer is the largest. */
export function useAllowedView(view: OfferView): OfferView {
  const priced = seesPrices(useSession().role);
  return priced || view.sort.column !== 'gross' ? view : { ...view, sort: LATEST_FIRST };
}
