import * as v from 'valibot';
import { isRecordId, type Stored } from '../record';
import { type Site, siteForm, siteFormSchema } from '../site';
import { type Contact, contactForm, contactFormSchema } from './contact';
import { type Customer, siteTownOf } from './customer';
import { customerForm, customerFormSchema } from './customer-form';

/** The record a row stands for, or will: rows take their ids when they are added, so that saving twice creates one. */
const row = v.object({ recordId: v.pipe(v.string(), v.check(isRecordId)) });

/** Sites, and contacts, of one customer at most; the largest customers have a tenth of it. */
export const MAX_CUSTOMER_PARTS = 100;

/** A customer with its sites and contacts: one form, saved in one go. */
export const customerScreenSchema = v.intersect([
  customerFormSchema,
  v.object({
    sites: v.pipe(v.array(v.intersect([row, siteFormSchema])), v.maxLength(MAX_CUSTOMER_PARTS)),
    contacts: v.pipe(v.array(v.intersect([row, contactFormSchema])), v.maxLength(MAX_CUSTOMER_PARTS)),
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
