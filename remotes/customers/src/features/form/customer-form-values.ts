import {
  type Contact,
  type Customer,
  contactForm,
  contactFormSchema,
  customerForm,
  customerFormSchema,
  siteTownOf,
} from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { type Site, siteForm, siteFormSchema } from '@fm/domain/site';
import * as v from 'valibot';

/** The record a row stands for, or will: rows take their ids when they are added, so that saving twice creates one. */
const row = v.object({ recordId: v.string() });

/** A customer with its sites and contacts: one form, saved in one go. */
export const customerScreenSchema = v.intersect([
  customerFormSchema,
  v.object({
    sites: v.array(v.intersect([row, siteFormSchema])),
    contacts: v.array(v.intersect([row, contactFormSchema])),
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
