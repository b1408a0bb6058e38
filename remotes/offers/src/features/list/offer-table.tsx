import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import type { ListTable } from '@fm/screens/list';
import { formatDay, formatMoney, localDay } from '@fm/ui';
import { type Column, SecondLine } from '@fm/ui/table';
import { OfferStatusMark } from '../status/offer-status';
import { offerNumber } from './offer-number';
import { comesByLastDay, type OfferFilter, type OfferSort } from './offer-view';

type Row = Stored<Offer>;

const unpriced: readonly Column<Row>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: (offer) => (
      <>
        {offer.title}
        <SecondLine>{offerNumber(offer)}</SecondLine>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    speaksForItself: true,
    width: '14rem',
    sortable: true,
    cell: ({ customerRef }) => customerRef.name,
  },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '9.5rem',
    cell: (offer) => <OfferStatusMark offer={offer} />,
  },
  {
    id: 'issued',
    header: 'Issued',
    width: '8rem',
    sortable: true,
    showFrom: 'never',
    cell: ({ issueDate }) => formatDay(issueDate),
  },
  {
    id: 'validUntil',
    header: 'Valid until',
    width: '8rem',
    sortable: true,
    showFrom: 'medium',
    cell: ({ validUntil }) => formatDay(validUntil),
  },
  {
    id: 'owner',
    header: 'Responsible',
    width: '9rem',
    showFrom: 'wide',
    cell: ({ ownerRef }) => ownerRef?.name,
  },
  {
    id: 'changed',
    header: 'Changed',
    width: '7.5rem',
    sortable: true,
    showFrom: 'never',
    cell: ({ updatedAt }) => formatDay(localDay(updatedAt)),
  },
];

const priced: readonly Column<Row>[] = [
  ...unpriced,
  {
    id: 'gross',
    header: 'Total with tax',
    speaksForItself: true,
    width: '9rem',
    align: 'end',
    sortable: true,
    cell: ({ grossMinor, currency }) => formatMoney(grossMinor, currency),
  },
];

/** The offers of one page, with what they come to for those who may know. Those that run out come by their last day. */
export const offerTable = (
  seesPrices: boolean,
  rowHref: (row: Row) => string,
): ListTable<Offer, OfferFilter, OfferSort> => ({
  caption: 'Offers',
  layoutName: 'offers',
  columns: seesPrices ? priced : unpriced,
  rowHref,
  boundOrder: (filter) =>
    comesByLastDay(filter)
      ? { column: 'validUntil', direction: filter.status === 'expiring' ? 'asc' : 'desc' }
      : undefined,
});
