import { addDays, type CalendarDay } from '../calendar-day';
import type { Letterhead } from '../company';
import { type Actor, type Ref, type Stored, stampOf } from '../record';
import { can } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import { INVOICE_STATUS_LABELS, type Invoice, type InvoiceStatus, positionsInOrder } from './invoice';
import { zeroTaxOf } from './zero-tax';

/** `invoice`: it is no credit note, so that one can take it back. */
export type InvoiceFact = 'staff' | 'invoice';

/** Allowed changes of an invoice's status. */
export const invoiceTransitions = defineTransitions<InvoiceStatus, InvoiceFact>([
  { from: ['draft'], to: 'approved', label: 'Approve', who: ['staff'], usual: true },
  { from: ['approved'], to: 'paid', label: 'Mark as paid', who: ['staff'], needs: ['paidOn'], usual: true },
  { from: ['paid'], to: 'approved', label: 'Mark as not paid', who: ['staff'] },
  {
    from: ['approved', 'paid'],
    to: 'cancelled',
    label: 'Take back with a credit note',
    who: ['staff'],
    when: ['invoice'],
    needs: ['creditedByRef', 'reason'],
  },
]);

/** What holds between an actor and an invoice. */
export function invoiceFacts({ sort }: Pick<Invoice, 'sort'>, actor: Actor): Facts<InvoiceFact> {
  return new Set<InvoiceFact>([
    ...(can(actor.role, 'invoices:edit') ? (['staff'] as const) : []),
    ...(sort === 'invoice' ? (['invoice'] as const) : []),
  ]);
}

/** What is given with a transition. */
export interface InvoiceTransitionInput {
  readonly paidOn?: CalendarDay | undefined;
  readonly reason?: string | undefined;
  readonly creditedByRef?: Ref | undefined;
  /** The company that sends it. */
  readonly company?: Letterhead | undefined;
}

/** Takes an invoice from its status to `to`: what to write, or why not. `today` is the company's. */
export function transitionInvoice(
  invoice: Stored<Invoice>,
  to: InvoiceStatus,
  input: InvoiceTransitionInput,
  actor: Actor,
  now: Date,
  today: CalendarDay,
): TransitionOutcome<Invoice> {
  const refusal = invoiceTransitions.refusal(
    invoice.status,
    to,
    invoiceFacts(invoice, actor),
    INVOICE_STATUS_LABELS,
  );
  if (refusal) return refused(refusal);
  switch (to) {
    case 'approved':
      return invoice.status === 'paid'
        ? allowed<Invoice>({ status: to, paidOn: undefined })
        : approved(invoice, input, actor, now, today);
    case 'paid':
      return (
        lacking({ paidOn: paidProblem(invoice, input.paidOn, today) }) ??
        allowed<Invoice>({ status: to, paidOn: input.paidOn })
      );
    case 'cancelled': {
      const reason = input.reason?.trim();
      const { creditedByRef } = input;
      const lacks = lacking({ reason: reason ? undefined : 'Say why the invoice is taken back.' });
      if (lacks) return lacks;
      return creditedByRef
        ? allowed<Invoice>({ status: to, creditedByRef }, reason)
        : refused('Write the credit note first.');
    }
    case 'draft':
      return refused('An approved invoice stays as it is. Take it back with a credit note.');
  }
}

/** A VAT number begins with a country; another tax number says nothing of a customer. */
const isVatId = (taxId = ''): boolean => /^[A-Z]{2}/.test(taxId);

function approved(
  invoice: Invoice,
  { company = {} }: InvoiceTransitionInput,
  actor: Actor,
  now: Date,
  today: CalendarDay,
): TransitionOutcome<Invoice> {
  const { recipient, positions, periodTo, paymentDays } = invoice;
  const { name, address, contact, taxId, iban, bic } = company;
  const all = positionsInOrder(positions);
  const unpriced = all.find(({ unitMinor }) => unitMinor === 0);
  const lacks = lacking({
    positions:
      all.length === 0
        ? 'Add at least one position.'
        : unpriced && `“${unpriced.text}” has no price. Enter one, or remove the position.`,
    recipient: !recipient.address
      ? 'The customer has no billing address. Enter one at the customer, and write the draft anew.'
      : zeroTaxOf(invoice) === 'reverse' && !isVatId(recipient.taxId)
        ? 'The customer has no VAT number, which reverse charge needs. Enter it at the customer, and write the draft anew.'
        : undefined,
    seller:
      name && address && taxId
        ? undefined
        : 'The settings of the company lack its name, address or tax number. An administrator enters them.',
    periodTo: periodTo > today ? 'Choose a last day of the work that is not in the future.' : undefined,
  });
  if (lacks) return lacks;
  return allowed<Invoice>({
    status: 'approved',
    seller: { name: name ?? '', address, contact, taxId, iban, bic },
    issueDate: today,
    dueDate: addDays(today, paymentDays),
    approvedAt: now,
    approvedBy: stampOf(actor),
  });
}

function paidProblem(
  { issueDate }: Invoice,
  paidOn: CalendarDay | undefined,
  today: CalendarDay,
): string | undefined {
  if (!paidOn) return 'Enter the day on which it was paid.';
  if (paidOn > today) return 'Choose a day that is not in the future.';
  return issueDate && paidOn < issueDate ? 'Choose a day on or after the date of the invoice.' : undefined;
}
