import { type QuerySpec, useLivePage } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { OFFER_STATUSES, offers } from '@fm/domain/offer';
import type { OfferSort, OfferView } from '../offer-view';

type Part = (spec: QuerySpec) => QuerySpec;

const SORTED_BY: Readonly<Record<OfferSort, string>> = {
  changed: 'updatedAt',
  validUntil: 'validUntil',
  gross: 'grossMinor',
  customer: 'customerRef.name',
};
const CURRENT = OFFER_STATUSES.filter((status) => status !== 'superseded');

const live: Part = (spec) => spec.where('trashed', '==', false);

/** Lapsed ones come by their last day: the database orders by what it compares. */
const byStatus =
  ({ filter: { status }, sort }: OfferView): Part =>
  (spec) => {
    if (status === 'lapsed') {
      return spec
        .where('status', '==', 'sent')
        .where('validUntil', '<', today(COMPANY.timezone))
        .orderBy('validUntil', sort.column === 'validUntil' ? sort.direction : 'desc');
    }
    const wanted =
      status === 'all'
        ? spec
        : status
          ? spec.where('status', '==', status)
          : spec.where('status', 'in', CURRENT);
    return wanted.orderBy(SORTED_BY[sort.column], sort.direction);
  };

const byOwner =
  ({ owner }: OfferView['filter']): Part =>
  (spec) =>
    owner ? spec.where('ownerRef.id', '==', owner) : spec;

const byCustomer =
  ({ forCustomer }: OfferView['filter']): Part =>
  (spec) =>
    forCustomer ? spec.where('customerRef.id', '==', forCustomer) : spec;

/** One page of 50 offers, live. At most 51 reads whatever the collection's size. */
export const useOffersPage = (view: OfferView) =>
  useLivePage(
    offers,
    (spec) =>
      spec.apply(live).apply(byOwner(view.filter)).apply(byCustomer(view.filter)).apply(byStatus(view)),
    { cursor: view.cursor, search: view.search },
  );
