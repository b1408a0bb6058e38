import { type AddressInput, addressForm } from '@fm/domain/address';
import type { ContactInput } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { emptySite, type SiteInput } from '@fm/domain/site';
import { properPhone } from '@fm/domain/text';
import type { ImportRow, RowReading } from '@fm/screens/import';
import * as v from 'valibot';
import { IMPORT_FIELDS } from './import-fields';
import { partColumn } from './part-column';
import { columnsOfPart } from './part-fields';
import { emptyRow, type RowInput, type RowValues, rowSchema } from './row-form';

/** A row that is to become a customer, or to add to the one of an earlier row. */
export type CustomerRow = ImportRow<RowValues>;

/** An address is whole or none; the country says more than where letters go. */
const ADDRESS: readonly string[] = ['line1', 'line2', 'postcode', 'city'];

const SITE = columnsOfPart('site');
const CONTACT = columnsOfPart('contact');
/** Without one of these there is no site. */
const NEEDED_OF_SITE: readonly string[] = ['name', ...ADDRESS, 'country'].map((key) =>
  partColumn('site', key),
);
/** Without one of these there is no contact. */
const NEEDED_OF_CONTACT: readonly string[] = ['name', 'firstName', 'lastName'].map((key) =>
  partColumn('contact', key),
);

/** How rows become customers; cells may name their managers. Whether the address of each is a site, too, somebody says. */
export const customerReading = (addressIsSite: boolean): RowReading<RowInput, RowValues, readonly Ref[]> => ({
  fields: IMPORT_FIELDS,
  schema: rowSchema,
  empty: emptyRow,
  complete: (row) => {
    // A number without a country code is one of the country that the row names.
    row.phone = properPhone(row.phone, row.billing.country);
    if (row.site) completeSite(row.site, row.billing);
    if (row.contact) completeContact(row.contact, row);
    row.addressSite = addressIsSite && v.is(addressForm, row.billing) ? siteAt(row.billing) : null;
  },
  alongWith: (column) => {
    // A number without a country code, a tax number and a site would be those of another country.
    if (column === 'country') return [...ADDRESS, 'phone', 'taxId', partColumn('contact', 'phone'), ...SITE];
    if (NEEDED_OF_SITE.includes(column)) return SITE;
    if (NEEDED_OF_CONTACT.includes(column)) return CONTACT;
    return ADDRESS.includes(column) ? ADDRESS : [];
  },
  wholes: [
    { label: 'the whole site', columns: SITE },
    { label: 'the whole contact', columns: CONTACT },
  ],
  columnOf: ([first = 'name', second = first, third = second]) => {
    if (first === 'site' || first === 'contact') return partColumn(first, third);
    return first === 'billing' ? second : first;
  },
  nameOf: ({ name }) => name,
  detailOf: ({ billing }) => billing.city,
});

const isBlank = ({ line1, line2, postcode, city }: AddressInput): boolean =>
  [line1, line2, postcode, city].every((text) => text === '');

/** A site that has a name alone is at the customer's address; one that has an address alone is called by its street. */
function completeSite(site: SiteInput, billing: AddressInput): void {
  const { address } = site;
  address.country ||= billing.country;
  if (isBlank(address)) site.address = { ...billing, country: address.country };
  site.name ||= site.address.line1;
}

const siteAt = (billing: AddressInput): SiteInput => ({
  ...emptySite(),
  name: billing.line1.trim(),
  address: { ...billing },
});

/** Who has no e-mail address and no phone number of its own is reached at the customer's. */
function completeContact(contact: ContactInput, { person, email, phone, billing }: RowInput): void {
  contact.name ||= `${person.first} ${person.last}`.trim();
  contact.phone = properPhone(contact.phone, billing.country);
  if (contact.email === '' && contact.phone === '') Object.assign(contact, { email, phone });
}
