import { addressFields } from '../address';
import { COMPANY } from '../company';
import { OFFER_LANGUAGE_LABELS } from '../offer';
import { defineKind, type FieldsOf, REPEATED } from '../record';
import { tokensOf } from '../tokens';
import {
  INVOICE_SORT_LABELS,
  INVOICE_STATUS_LABELS,
  type Invoice,
  type InvoiceParty,
  invoiceFigures,
  invoiceSchema,
} from './invoice';
import { ZERO_TAX_LABELS } from './zero-tax';

const partyFields: FieldsOf<InvoiceParty> = {
  name: 'name',
  address: { label: 'address', fields: addressFields },
  taxId: 'tax number',
  email: 'e-mail',
};

export const invoices = defineKind<Invoice>({
  path: 'invoices',
  type: 'invoice',
  called: { one: 'invoice', many: 'invoices' },
  locked: ({ status }) =>
    status === 'draft' ? undefined : 'An approved invoice stays as it is. Take it back with a credit note.',
  // Discarded drafts alone: what has a number is never deleted.
  trash: 'along',
  get numberPrefix() {
    return COMPANY.numberPrefixes.invoice;
  },
  isNumberedLater: true,
  schema: invoiceSchema,
  fields: {
    title: 'Title',
    sort: { label: 'Sort', labels: INVOICE_SORT_LABELS },
    status: { label: 'Status', labels: INVOICE_STATUS_LABELS },
    customerRef: 'Customer',
    recipient: { label: 'Recipient', fields: partyFields },
    seller: {
      label: 'Sender',
      fields: {
        ...partyFields,
        contact: { label: 'contact', fields: { name: 'name', phone: 'phone', email: 'e-mail' } },
        iban: 'IBAN',
        bic: 'BIC',
      },
    },
    buyerReference: 'Buyer reference',
    currency: 'Currency',
    language: { label: 'Language', labels: OFFER_LANGUAGE_LABELS },
    periodFrom: { label: 'Work from', format: 'day' },
    periodTo: { label: 'Work until', format: 'day' },
    paymentDays: 'Days to pay',
    issueDate: { label: 'Issue date', format: 'day' },
    dueDate: { label: 'Due', format: 'day' },
    intro: 'Intro',
    positions: {
      label: 'Position',
      each: {
        order: REPEATED,
        text: 'text',
        unit: 'unit',
        qtyMilli: { label: 'quantity', format: 'thousandths' },
        unitMinor: { label: 'price', format: 'money' },
        discountBp: { label: 'discount', format: 'share' },
        taxBp: { label: 'tax', format: 'share' },
        orderId: REPEATED,
      },
    },
    zeroTax: { label: 'Tax of 0 %', labels: ZERO_TAX_LABELS },
    zeroTaxReason: 'Exempt by',
    netMinor: { label: 'Net', format: 'money' },
    taxByRate: {
      label: 'Tax by rate',
      each: {
        baseMinor: { label: 'base', format: 'money' },
        taxMinor: { label: 'tax', format: 'money' },
      },
    },
    grossMinor: { label: 'Gross', format: 'money' },
    orderRefs: 'Work orders',
    orderIds: REPEATED,
    creditsRef: 'Takes back',
    creditedByRef: 'Taken back by',
    approvedAt: 'Approved',
    approvedBy: 'Approved by',
    sentAt: 'Sent',
    sentTo: 'Sent to',
    paidOn: { label: 'Paid on', format: 'day' },
  },
  label: ({ number, title }) => (number === undefined ? title : `${number} ${title}`),
  tokens: ({ number, title, customerRef }) => tokensOf([number, title, customerRef.name]),
  links: ({ customerRef }) => ({ customerId: customerRef.id }),
  derived: ({ positions, orderRefs }) => ({
    ...invoiceFigures(positions),
    orderIds: orderRefs.map(({ id }) => id),
  }),
});
