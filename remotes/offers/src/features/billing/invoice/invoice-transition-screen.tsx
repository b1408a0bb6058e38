import { newId, run } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  INVOICE_STATUS_LABELS,
  type Invoice,
  type InvoiceStatus,
  invoiceFacts,
  invoices,
  invoiceTransitions,
} from '@fm/domain/invoice';
import type { DrawnQuestion, TransitionScreen } from '@fm/screens/transitions';
import { formatMoney } from '@fm/ui';

interface InvoiceAnswers {
  readonly paidOn?: string;
  readonly reason?: string;
}

const companyToday = () => today(COMPANY.timezone);

/** How invoices are approved, paid and taken back. */
export const invoiceTransitionScreen: TransitionScreen<Invoice, InvoiceStatus, InvoiceAnswers> = {
  kind: invoices,
  labels: INVOICE_STATUS_LABELS,
  statusOf: ({ status }) => status,
  nameOf: ({ number, title }) => number ?? `“${title}”`,
  choices: (invoice, actor) =>
    invoiceTransitions
      .next(invoice.status, invoiceFacts(invoice, actor))
      .map((transition) => ({ transition })),
  question: (invoice, { from, to }) => {
    if (to === 'approved') return from.includes('draft') ? approving(invoice) : undefined;
    return to === 'paid' ? paying : takingBack;
  },
  send: ({ id, rev, status }, to, { paidOn, reason = '' }) => {
    if (to === 'paid') return run('invoices.markPaid', { id, paidOn: paidOn ?? null });
    if (to === 'cancelled') return run('invoices.credit', { id, creditId: newId(), reason });
    return status === 'draft'
      ? run('invoices.approve', { id, rev })
      : run('invoices.markPaid', { id, paidOn: null });
  },
  doneText: (_, { from, to }) => {
    if (to === 'paid') return 'The invoice is paid.';
    if (to === 'cancelled') return 'The credit note is written. The work orders are ready to bill again.';
    return from.includes('draft')
      ? 'The invoice is approved and has its number.'
      : 'The invoice is open again.';
  },
};

const approving = ({ customerRef, grossMinor, currency }: Invoice): DrawnQuestion => ({
  title: 'Approve the invoice',
  intro: `${customerRef.name} is billed ${formatMoney(grossMinor, currency)}, tax included. The invoice gets its number and today’s date, and stays as it is from then on.`,
  fields: {},
});

const paying: DrawnQuestion = {
  title: 'Mark as paid',
  fields: {
    paidOn: { kind: 'day', label: 'Paid on', required: true, initial: companyToday, max: companyToday },
  },
};

const takingBack: DrawnQuestion = {
  title: 'Take the invoice back',
  intro:
    'A credit note of the same amount is written, with a number of its own. The work orders are ready to bill again.',
  submitLabel: 'Write the credit note',
  danger: true,
  fields: {
    reason: { kind: 'text', label: 'Why is it taken back?', required: true, maxLength: 500 },
  },
};
