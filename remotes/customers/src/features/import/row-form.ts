import {
  type ContactInput,
  contactFormSchema,
  customerFormSchema,
  emptyContact,
  emptyCustomer,
} from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { emptySite, type SiteInput, siteFormSchema } from '@fm/domain/site';
import type { ImportField } from '@fm/screens/import';
import * as v from 'valibot';

/** What one row of a file says: of a customer, and of a site and a contact of it. */
export const rowSchema = v.intersect([
  customerFormSchema,
  v.object({
    /** What the file tells its customers apart by. Ours get numbers of their own. */
    number: v.pipe(v.string(), v.trim()),
    /** Null where the row names none. */
    site: v.nullable(siteFormSchema),
    /** The customer's address as a site; null where it is to be none, or is not whole. */
    addressSite: v.nullable(siteFormSchema),
    contact: v.nullable(contactFormSchema),
    /** The contact's name where it stands in two columns. */
    person: v.object({ first: v.string(), last: v.string() }),
  }),
]);
export type RowInput = v.InferInput<typeof rowSchema>;
export type RowValues = v.InferOutput<typeof rowSchema>;

/** A column, and how it fills a row; cells may name managers. */
export type RowField = ImportField<RowInput, readonly Ref[]>;

export const emptyRow = (): RowInput => ({
  ...emptyCustomer(),
  number: '',
  site: null,
  addressSite: null,
  contact: null,
  person: { first: '', last: '' },
});

/** The site of a row, begun where nothing was said of it yet. Its country is that of the customer's address, until it says one. */
export function siteIn(row: RowInput): SiteInput {
  const begun = emptySite();
  row.site ??= { ...begun, address: { ...begun.address, country: '' } };
  return row.site;
}

/** The contact of a row, begun where nothing was said of it yet. */
export function contactIn(row: RowInput): ContactInput {
  row.contact ??= emptyContact();
  return row.contact;
}
