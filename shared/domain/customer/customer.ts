import * as v from 'valibot';
import { addressSchema } from '../address';
import { calendarDay } from '../calendar-day';
import { currency } from '../money';
import { ref } from '../record';

export const CUSTOMER_KINDS = ['company', 'person', 'public'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export const CUSTOMER_KIND_LABELS: Readonly<Record<CustomerKind, string>> = {
  company: 'Company',
  person: 'Private person',
  public: 'Public body',
};

export const CUSTOMER_STATUSES = ['lead', 'active', 'onHold', 'doNotService', 'former'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];
export const CUSTOMER_STATUS_LABELS: Readonly<Record<CustomerStatus, string>> = {
  lead: 'Lead',
  active: 'Active',
  onHold: 'On hold',
  doNotService: 'Do not service',
  former: 'Former',
};

/** Statuses that make people ask why: the record must say. */
export const STATUSES_WITH_REASON: readonly CustomerStatus[] = ['onHold', 'doNotService'];

export const MAX_TAGS = 12;

/** Customers merged into one at most: with itself as many as one query asks for. */
export const MAX_MERGED = 29;

/** Who pays. Work happens at the customer's sites. */
export const customerSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** Folded name, for sorting. */
  nameLower: v.string(),
  kind: v.picklist(CUSTOMER_KINDS),
  status: v.picklist(CUSTOMER_STATUSES),
  statusReason: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The phone number as it is compared, however it is spelled. */
  phoneKey: v.optional(v.string()),
  website: v.optional(v.string()),
  taxId: v.optional(v.string()),
  billing: v.optional(addressSchema),
  /** The town of the first site, where the customer has no address of its own. */
  siteTown: v.optional(v.string()),
  /** Where the customer is, for lists: the town of its own address, or else of the first site. */
  town: v.optional(v.string()),
  billingEmail: v.optional(v.string()),
  paymentDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
  currency,
  language: v.string(),
  accountManagerRef: v.optional(ref),
  tags: v.pipe(v.array(v.string()), v.maxLength(MAX_TAGS)),
  contractEnd: v.optional(calendarDay),
  notes: v.optional(v.string()),
  /** The customer this one turned out to be, once the two are merged: whoever looks for it here is sent there. */
  mergedInto: v.optional(v.object({ id: v.string(), name: v.string(), batchId: v.string() })),
  /** Customers that turned out to be this one: their history belongs to it too. */
  mergedFrom: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_MERGED))),
});
export type Customer = v.InferOutput<typeof customerSchema>;

/** Where a customer is: the town of its own address, or else of the first site; undefined where neither is known. */
export const townOf = ({ billing, siteTown }: Pick<Customer, 'billing' | 'siteTown'>): string | undefined =>
  billing?.city || siteTown;

/** The town of the first of a customer's sites; `known` for as long as a site is there. */
export const siteTownOf = (
  sites: readonly { readonly address: { readonly city: string } }[],
  known?: string,
): string | undefined =>
  sites.some(({ address }) => address.city === known) ? known : sites[0]?.address.city;
