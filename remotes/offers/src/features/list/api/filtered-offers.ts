import { equal, type Narrow } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Offer } from '@fm/domain/offer';
import { OFFER_STATUSES } from '@fm/domain/offer';
import type { PathOf, Stored } from '@fm/domain/record';
import type { OfferSort, OfferView } from '../offer-view';

type Part = Narrow<Offer>;

/** Days before the end of an offer at which somebody should call. */
const NOTICE_DAYS = 7;

const SORTED_BY: Readonly<Record<OfferSort, PathOf<Stored<Offer>>>> = {
  changed: 'updatedAt',
  issued: 'issueDate',
  validUntil: 'validUntil',
  gross: 'grossMinor',
  customer: 'customerRef.name',
};
const CURRENT = OFFER_STATUSES.filter((status) => status !== 'superseded');

const sentUntil =
  (day: string, order: 'asc' | 'desc'): Part =>
  (spec) =>
    spec.where('status', '==', 'sent').where('validUntil', '<=', day).orderBy('validUntil', order);

/** Those that run out come by their last day: the database orders by what it compares. */
const byStatus =
  ({ status }: OfferView['filter'], sort: OfferView['sort']): Part =>
  (spec) => {
    const now = today(COMPANY.timezone);
    if (status === 'expiring') return spec.apply(sentUntil(addDays(now, NOTICE_DAYS), 'asc'));
    if (status === 'lapsed') {
      const order = sort.column === 'validUntil' ? sort.direction : 'desc';
      return spec.apply(sentUntil(addDays(now, -1), order));
    }
    const wanted =
      status === 'all'
        ? spec
        : status
          ? spec.where('status', '==', status)
          : spec.where('status', 'in', CURRENT);
    return wanted.orderBy(SORTED_BY[sort.column], sort.direction);
  };

/** Offers that fit every filter, in their order. */
export const fitting =
  (filter: OfferView['filter'], sort: OfferView['sort']): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(equal('ownerRef.id', filter.owner))
      .apply(equal('customerRef.id', filter.forCustomer))
      .apply(byStatus(filter, sort));

/** The offers of the list, in its order. */
export const offersQuery = ({ filter, sort }: Pick<OfferView, 'filter' | 'sort'>): Part =>
  fitting(filter, sort);
