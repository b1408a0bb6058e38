import { type Invoice, invoices, invoiceToForm } from '@fm/domain/invoice';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { references, type SampleRows, STAFF, stored } from './sample-row';

const { address } = records.SETTINGS.values;
const seller = { name: 'Nordhaus', address, taxId: 'DE136695976' };
const approved: Partial<Invoice> = {
  status: 'approved',
  seller,
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
};
const invoice = (over: Partial<Invoice>) => ({
  ...references,
  ...stored(records.SETTINGS, {}, 'company'),
  [`${invoices.path}/i1`]: documentOf(existing({ ...records.INVOICE.values, ...over }, { id: 'i1' })),
});

/** Invoices and credit notes. */
export const INVOICE_ROWS: SampleRows = {
  'invoices.draft': {
    stored: {
      ...references,
      ...stored(records.WORK_ORDER, { status: 'verified', statusGroup: 'closed' }, 'w1'),
    },
    input: { id: 'i9', orderIds: ['w1'] },
    may: STAFF,
  },
  'invoices.save': {
    stored: invoice({}),
    input: {
      id: 'i1',
      values: { ...invoiceToForm(records.INVOICE.values), title: 'Filters for two years' },
      base: records.INVOICE.values,
    },
    may: STAFF,
  },
  'invoices.approve': { stored: invoice({}), input: { id: 'i1', rev: 1 }, may: STAFF },
  'invoices.discard': { stored: invoice({}), input: { id: 'i1' }, may: STAFF },
  'invoices.credit': {
    stored: invoice(approved),
    input: { id: 'i1', creditId: 'k9', reason: 'Wrong price.' },
    may: STAFF,
  },
  'invoices.send': {
    stored: invoice(approved),
    input: { id: 'i1', to: 'rosa@x.example', subject: 'Invoice', text: 'Please find it attached.' },
    may: STAFF,
  },
  'invoices.markPaid': {
    stored: invoice(approved),
    input: { id: 'i1', paidOn: '2026-11-20' },
    may: STAFF,
  },
  'invoices.leaveUnbilled': {
    stored: {
      ...references,
      ...stored(records.WORK_ORDER, { status: 'verified', statusGroup: 'closed' }, 'w1'),
    },
    input: { orderIds: ['w1'], reason: 'Under warranty.' },
    may: STAFF,
  },
  'invoices.importPayments': {
    stored: invoice(approved),
    input: {
      rows: [{ id: 'i1', paidOn: '2026-11-20', amountMinor: records.INVOICE.values.grossMinor }],
    },
    may: STAFF,
  },
};
