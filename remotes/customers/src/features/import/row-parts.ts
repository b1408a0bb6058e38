import { type ContactValues, isContactMeant, isSiteMeant, MAX_PARTS } from '@fm/domain/customer';
import type { SiteValues } from '@fm/domain/site';
import type { CustomerRow } from './import-row';
import { importedFields } from './part-fields';

/** A site or contact that comes of a row. */
interface PartOfRow<V> {
  readonly id: string;
  readonly values: V;
  readonly given: readonly string[];
}

/** What the rows of one customer name beside it. */
interface Named {
  readonly sites: readonly PartOfRow<SiteValues>[];
  /** Addresses that are sites where no row names one. */
  readonly addresses: readonly PartOfRow<SiteValues>[];
  readonly contacts: readonly PartOfRow<ContactValues>[];
}

const NOTHING: Named = { sites: [], addresses: [], contacts: [] };

/** The sites and contacts that come of the rows of one customer, each once. */
export function partsOfRows(rows: readonly CustomerRow[]) {
  const { sites, addresses, contacts } = rows.reduce(withRow, NOTHING);
  const isAddress = sites.length === 0;
  return { sites: (isAddress ? addresses : sites).map((site) => ({ ...site, isAddress })), contacts };
}

/** What a first row names. */
export const namedBy = (row: CustomerRow): Named => withRow(NOTHING, row);

/** With what a further row names; the same where that is nothing new. */
export function withRow(before: Named, { id, values, given }: CustomerRow): Named {
  if (!values) return before;
  const site = values.site && newSite(before.sites, id, values.site, importedFields('site', given));
  const isNamed = before.sites.length > 0 || values.site !== null;
  const address =
    !isNamed && values.addressSite && newSite(before.addresses, id, values.addressSite, ['address']);
  const contact = values.contact && newContact(before.contacts, id, values.contact, given);
  if (!site && !address && !contact) return before;
  return {
    sites: site ? [...before.sites, site] : before.sites,
    addresses: address ? [...before.addresses, address] : before.addresses,
    contacts: contact ? [...before.contacts, contact] : before.contacts,
  };
}

/** Whether a customer takes no more: rows would be compared with thousands. */
export const isFull = ({ sites, addresses, contacts }: Named): boolean =>
  [sites, addresses, contacts].some(({ length }) => length >= MAX_PARTS);

const newSite = (
  before: Named['sites'],
  id: string,
  values: SiteValues,
  given: readonly string[],
): PartOfRow<SiteValues> | undefined =>
  before.some((one) => isSiteMeant(values, given, one.values)) ? undefined : { id, values, given };

const newContact = (
  before: Named['contacts'],
  id: string,
  values: ContactValues,
  given: ReadonlySet<string>,
): PartOfRow<ContactValues> | undefined =>
  before.some((one) => isContactMeant(values, one.values))
    ? undefined
    : { id, values, given: importedFields('contact', given) };
