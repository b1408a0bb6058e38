import { offerAddress } from '@fm/contract/addresses';
import { columnsOf, customerOptions, employeeOptions } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { OFFER_STATUS_LABELS, OFFER_STATUSES, type Offer, offers } from '@fm/domain/offer';
import { seesPrices } from '@fm/domain/role';
import { defineList, recordFilter, selectFilter } from '@fm/screens/list';
import { offersQuery } from './api/filtered-offers';
import { LATEST_FIRST, type OfferFilter, type OfferSort, useAllowedView } from './offer-view';

/** What a file says of each of them. */
export const offerCsv = columnsOf(offers, [
  'number',
  'version',
  'title',
  'status',
  'customerRef',
  'siteRef',
  'contactRef',
  ['ownerRef', 'Responsible'],
  ['issueDate', 'Issued'],
  'validUntil',
  { header: 'Currency', priced: true, value: ({ currency }) => currency },
  'netMinor',
  'discountMinor',
  {
    header: 'Tax',
    priced: true,
    value: ({ taxByRate }) => Object.values(taxByRate).reduce((sum, { taxMinor }) => sum + taxMinor, 0) / 100,
  },
  'grossMinor',
  ['marginBp', 'Margin (%)'],
  { header: 'Lines', value: ({ lines }) => Object.keys(lines).length },
  'paymentDays',
  'sentAt',
  ['decidedOn', 'Decided'],
  'decidedByName',
  ['lostReason', 'Lost because'],
  ['lostNote', 'Note on the loss'],
  ['nextFollowUpOn', 'Follow up on'],
  'updatedAt',
]);

const asked = defineList<Offer, OfferFilter, OfferSort>({
  kind: offers,
  path: offerAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: OFFER_STATUSES,
      labels: OFFER_STATUS_LABELS,
      further: [
        { id: 'lapsed', label: 'Sent, last day over' },
        { id: 'expiring', label: 'Sent, expiring' },
        { id: 'all', label: 'All, also replaced versions', chip: 'all' },
      ],
      emptyLabel: 'Any status',
    }),
    owner: recordFilter({
      label: 'Responsible',
      kind: employees,
      placeholder: 'Anyone responsible',
      load: () => employeeOptions,
    }),
    forCustomer: recordFilter({
      label: 'Offered to',
      kind: customers,
      placeholder: 'Any customer',
      load: () => customerOptions,
    }),
  },
  folded: ['owner', 'forCustomer'],
  sorts: ['changed', 'issued', 'validUntil', 'gross', 'customer'],
  defaultSort: LATEST_FIRST,
  query: offersQuery,
  hidden: {
    filter: 'status',
    shownBy: 'superseded',
    one: 'replaced version',
    many: 'replaced versions',
    all: 'Replaced versions',
  },
  empty: {
    searched: 'numbers, titles, customers and sites',
    about: 'What you put to customers appears here, from the first draft to their answer.',
  },
  file: { name: 'offers', columns: offerCsv },
});

/** What was put to customers; replaced versions are hidden until asked for. */
export const offerList: typeof asked = {
  ...asked,
  useView: () => useAllowedView(asked.useView()),
  // Of others the address may name a view that is not theirs.
  ahead: (opening) => {
    if (seesPrices(opening.session.role)) asked.ahead(opening);
  },
};
