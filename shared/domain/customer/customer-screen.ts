import * as v from 'valibot';
import { recordId, type Stored } from '../record';
import { type Site, siteForm, siteFormSchema } from '../site';
import { type Contact, contactForm, contactFormSchema } from './contact';
import { type Customer, siteTownOf } from './customer';
import { customerForm, customerFormSchema } from './customer-form';

/** Sites, and contacts, that one customer has at most; the largest have a tenth of it. */
export const MAX_PARTS = 100;

/** The record a row stands for, or will: rows take their ids when they are added, so that saving twice creates one. */
const row = v.object({ recordId });

/** A customer with its sites and contacts: one form, saved in one go. */
export const customerScreenSchema = v.intersect([
  customerFormSchema,
  v.object({
    sites: v.pipe(
      v.array(v.intersect([row, siteFormSchema])),
      v.maxLength(MAX_PARTS, `Keep at most ${MAX_PARTS} sites.`),
    ),
    contacts: v.pipe(
      v.array(v.intersect([row, contactFormSchema])),
      v.maxLength(MAX_PARTS, `Keep at most ${MAX_PARTS} contacts.`),
    ),
  }),
]);
export type CustomerScreenInput = v.InferInput<typeof customerScreenSchema>;
export type CustomerScreenValues = v.InferOutput<typeof customerScreenSchema>;

/** What belongs to a customer, as stored. */
export interface CustomerParts {
  readonly sites: readonly Stored<Site>[];
  readonly contacts: readonly Stored<Contact>[];
}

export const emptyCustomerScreen = (): CustomerScreenInput => ({
  ...customerForm.empty(),
  sites: [],
  contacts: [],
});

export const customerScreenFrom = (
  customer: Stored<Customer>,
  parts: CustomerParts,
): CustomerScreenInput => ({
  ...customerForm.fromRecord(customer),
  sites: parts.sites.map((site) => ({ recordId: site.id, ...siteForm.fromRecord(site) })),
  contacts: parts.contacts.map((contact) => ({ recordId: contact.id, ...contactForm.fromRecord(contact) })),
});

/** The customer's own fields of what the form holds; without a town of its own that of the first site. */
export const customerFrom = (
  { sites, contacts, ...values }: CustomerScreenValues,
  before?: Customer,
): Customer => ({
  ...customerForm.toRecord(values),
  siteTown: values.billing.city === '' ? siteTownOf(sites, before?.siteTown) : undefined,
});
