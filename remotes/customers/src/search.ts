import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { customerAddress } from '@fm/contract/addresses';
import { inTurn, recordSearch } from '@fm/data';
import { addressLine } from '@fm/domain/address';
import { CUSTOMER_STATUS_LABELS, contactsOf, customers, townOf } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import { matchesAll } from '@fm/domain/tokens';
import { partAddress } from './features/form/parts/part-address';

const searchCustomers = recordSearch({
  collection: customers,
  orderBy: 'nameLower',
  hit: ({ name, number, status, ...customer }) => ({
    title: name,
    detail: [number, townOf(customer)],
    ...(status !== 'active' && { state: CUSTOMER_STATUS_LABELS[status] }),
  }),
});

const searchContacts = recordSearch({
  collection: contactsOf('any'),
  everywhere: true,
  orderBy: 'nameLower',
  hit: ({ id, name, function: job, phone, email, customerRef }) => ({
    title: name,
    detail: ['Contact', job, phone ?? email, customerRef.name],
    to: partAddress(customerRef.id, 'contact', id),
  }),
});

const searchSites = recordSearch({
  collection: sites,
  orderBy: 'nameLower',
  // Who types the name of a customer looks for the customer, not for all its sites.
  leavesOut: ({ customerRef }, query) => matchesAll([customerRef.name], query),
  hit: ({ id, name, address, customerRef }) => ({
    title: name,
    detail: ['Site', addressLine(address), customerRef.name],
    to: customerAddress.site(customerRef.id, id),
  }),
});

export default {
  contract: CONTRACT,
  id: 'customers',
  search: async (query, options) => {
    const [found, contacts, places] = await Promise.all([
      searchCustomers(query, options),
      searchContacts(query, options),
      searchSites(query, options),
    ]);
    return inTurn(found, contacts, places).slice(0, options.limit);
  },
} satisfies RemoteSearch;
