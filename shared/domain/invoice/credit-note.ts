import type { CalendarDay } from '../calendar-day';
import { type Actor, type Ref, type Stored, stampOf } from '../record';
import type { Invoice } from './invoice';
import { invoices } from './invoice-kind';

/** The number at the start of the name that a credit note gives the invoice that it takes back. */
export const creditedNumber = ({ name }: Ref): string => name.split(' ')[0] ?? name;

/** Letters of a title. */
const MOST = 140;

/** The credit note that takes a whole invoice back, approved from the start: the same positions and figures. */
export function creditNoteOf(invoice: Stored<Invoice>, actor: Actor, now: Date, today: CalendarDay): Invoice {
  const { recipient, seller, buyerReference, currency, language, customerRef } = invoice;
  const { periodFrom, periodTo, positions, zeroTax, zeroTaxReason, netMinor, taxByRate, grossMinor } =
    invoice;
  return {
    title: `Credit for ${invoice.number ?? invoice.title}`.slice(0, MOST),
    sort: 'credit',
    status: 'approved',
    customerRef,
    recipient,
    seller,
    buyerReference,
    currency,
    language,
    periodFrom,
    periodTo,
    paymentDays: 0,
    issueDate: today,
    dueDate: today,
    positions,
    zeroTax,
    zeroTaxReason,
    netMinor,
    taxByRate,
    grossMinor,
    // The orders are free again: a credit note bills nothing.
    orderRefs: [],
    orderIds: [],
    creditsRef: { id: invoice.id, name: invoices.label(invoice) },
    approvedAt: now,
    approvedBy: stampOf(actor),
  };
}
