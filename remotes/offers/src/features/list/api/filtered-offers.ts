import type { QuerySpec } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { OFFER_STATUSES } from '@fm/domain/offer';
import type { OfferSort, OfferView } from '../offer-view';

type Part = (spec: QuerySpec) => QuerySpec;

/** Days before the end of an offer at which somebody should call. */
const NOTICE_DAYS = 7;

const SORTED_BY: Readonly<Record<OfferSort, string>> = {
  changed: 'updatedAt',
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

const byOwner =
  ({ owner }: OfferView['filter']): Part =>
  (spec) =>
    owner ? spec.where('ownerRef.id', '==', owner) : spec;

const byCustomer =
  ({ forCustomer }: OfferView['filter']): Part =>
  (spec) =>
    forCustomer ? spec.where('customerRef.id', '==', forCustomer) : spec;

/** Offers that fit every filter, in their order. */
export const fitting =
  (filter: OfferView['filter'], sort: OfferView['sort']): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(byOwner(filter))
      .apply(byCustomer(filter))
      .apply(byStatus(filter, sort));
