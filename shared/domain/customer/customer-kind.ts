import { addressFields } from '../address';
import { COMPANY } from '../company';
import { DERIVED, defineKind, tellThose } from '../record';
import { phoneKeyOf } from '../text';
import { fold, tokensOf } from '../tokens';
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_STATUS_LABELS,
  type Customer,
  customerSchema,
  townOf,
} from './customer';

export const customers = defineKind<Customer>({
  path: 'customers',
  type: 'customer',
  called: { one: 'customer', many: 'customers' },
  permission: 'customers:edit',
  trash: 'alone',
  hasFiles: true,
  children: [
    { type: 'site', by: 'customerRef.id', trash: 'along' },
    { type: 'asset', by: 'customerRef.id', trash: 'along' },
    { type: 'contact', trash: 'along' },
    { type: 'workOrder', by: 'customerRef.id', trash: 'unfinished stay' },
    { type: 'offer', by: 'customerRef.id', trash: 'unfinished stay' },
    { type: 'invoice', by: 'customerRef.id', trash: 'all stay' },
    { type: 'task', by: 'customerRef.id', trash: 'unfinished stay' },
    { type: 'maintenancePlan', by: 'customerRef.id', trash: 'unfinished stay' },
    {
      type: 'occurrence',
      by: 'customerRef.id',
      everywhere: true,
      one: 'occurrence of a plan',
      many: 'occurrences of plans',
    },
    { type: 'attachment', by: 'customerId' },
    { type: 'reminder', by: 'customerId' },
  ],
  get numberPrefix() {
    return COMPANY.numberPrefixes.customer;
  },
  schema: customerSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    kind: { label: 'Kind', labels: CUSTOMER_KIND_LABELS },
    // A status and its reason belong together.
    status: { label: 'Status', labels: CUSTOMER_STATUS_LABELS, putBack: 'together' },
    statusReason: { label: 'Status reason', putBack: 'together' },
    email: 'E-mail',
    phone: 'Phone',
    phoneKey: DERIVED,
    website: 'Website',
    taxId: 'Tax number',
    billing: { label: 'Billing', fields: addressFields },
    siteTown: 'Site town',
    town: DERIVED,
    billingEmail: 'Billing email',
    paymentDays: 'Payment term in days',
    currency: 'Currency',
    language: 'Language',
    accountManagerRef: 'Account manager',
    tags: 'Tags',
    contractEnd: { label: 'Contract end', format: 'day' },
    notes: 'Notes',
    mergedInto: 'Merged into',
    mergedFrom: 'Merged from',
  },
  label: (customer) => customer.name,
  tokens: ({ number, name, billing, siteTown, phone, email, tags }) =>
    tokensOf([number, name, townOf({ billing, siteTown }), phone, email, ...tags]),
  links: (_, id) => ({ customerId: id }),
  derived: ({ name, phone, billing, siteTown }) => ({
    nameLower: fold(name),
    phoneKey: phone && phoneKeyOf(phone),
    town: townOf({ billing, siteTown }),
  }),
  tells: tellThose(({ accountManagerRef }) => (accountManagerRef ? [accountManagerRef.id] : [])),
  followed: ({ status, contractEnd, accountManagerRef }) => ({
    days: { contractEnd },
    over: status === 'former',
    responsible: accountManagerRef?.id,
  }),
});
