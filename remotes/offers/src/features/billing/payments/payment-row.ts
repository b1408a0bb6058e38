import { isCalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { type ImportField, type ImportRow, type RowReading, readRow } from '@fm/screens/import';
import { formatDay, formatMoney, parseDecimal } from '@fm/ui';
import * as v from 'valibot';

/** One line of a bank's file. */
interface Payment {
  paidOn: string;
  amountMinor: number | null;
  purpose: string;
  payer: string;
}

/** The payment of one invoice, whole. */
export interface InvoicePayment {
  readonly id: string;
  readonly paidOn: string;
  readonly amountMinor: number;
}

type Put = ImportField<Payment>['put'];

const putDay: Put = (payment, value) => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(value) ?? [];
  const whole = year.length === 2 ? `20${year}` : year;
  const paidOn = year ? `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
  if (!isCalendarDay(paidOn)) return 'Write the day as 2027-12-31 or 31.12.2027.';
  payment.paidOn = paidOn;
  return undefined;
};

const DIGITS = 2;

const putAmount: Put = (payment, value) => {
  const parsed = parseDecimal(value.replace(/\s*(€|EUR)\s*/i, '').replace(/^\+/, ''), DIGITS);
  if (parsed.kind !== 'number') return 'Write an amount such as 1,190.00.';
  if (parsed.units <= 0) return 'This is no money that came in.';
  payment.amountMinor = parsed.units;
  return undefined;
};

/** What a bank's file says of a payment, under the headers that banks write. */
export const PAYMENT_FIELDS: readonly ImportField<Payment>[] = [
  {
    id: 'paidOn',
    label: 'Day',
    aliases: ['date', 'booking date', 'value date', 'buchungstag', 'buchungsdatum', 'valutadatum', 'valuta'],
    put: putDay,
  },
  { id: 'amountMinor', label: 'Amount', aliases: ['betrag', 'umsatz', 'betrag (eur)'], put: putAmount },
  {
    id: 'purpose',
    label: 'Purpose',
    aliases: ['reference', 'description', 'remittance information', 'verwendungszweck', 'buchungstext'],
    put: (payment, value) => {
      payment.purpose = value;
      return undefined;
    },
  },
  {
    id: 'payer',
    label: 'Payer',
    aliases: [
      'name',
      'payer name',
      'auftraggeber',
      'zahlungspflichtiger',
      'beguenstigter/zahlungspflichtiger',
      'name zahlungsbeteiligter',
    ],
    put: (payment, value) => {
      payment.payer = value;
      return undefined;
    },
  },
];

const reading: RowReading<Payment, Payment, undefined> = {
  fields: PAYMENT_FIELDS,
  schema: v.object({
    paidOn: v.pipe(v.string(), v.minLength(1, 'The day is missing.')),
    amountMinor: v.number('The amount is missing.'),
    purpose: v.string(),
    payer: v.string(),
  }),
  empty: () => ({ paidOn: '', amountMinor: null, purpose: '', payer: '' }),
  columnOf: ([first = 'amountMinor']) => first,
  nameOf: ({ payer, purpose }) => payer || purpose,
  detailOf: ({ amountMinor }) => (amountMinor === null ? '' : formatMoney(amountMinor, COMPANY.currency)),
};

/** A line of the file as it stands, before its invoice is known. */
export const paymentOf = (
  row: Pick<ImportRow<Payment>, 'id' | 'line' | 'cells'>,
  mapping: readonly string[],
): ImportRow<Payment> => readRow(reading, row, mapping, undefined);

/** The numbers of invoices that a purpose names, however people write them: "IN 2026 0007" is "IN-2026-0007". */
export function numbersIn(purpose: string): readonly string[] {
  const prefix = COMPANY.numberPrefixes.invoice;
  const pattern = new RegExp(`(?<![A-Z0-9])${prefix}[-\\s/]?(\\d{4})[-\\s/]?(\\d{4,})(?!\\d)`, 'gi');
  const found = [...purpose.matchAll(pattern)].map(([, year, count]) => `${prefix}-${year}-${count}`);
  return [...new Set(found)];
}

/** The line with the invoice that it pays, or with why it pays none. */
export function matched(
  read: ImportRow<Payment>,
  known: readonly Stored<Invoice>[],
): ImportRow<InvoicePayment> {
  const { values: payment, partial: _, ...row } = read;
  if (!payment) return { ...row, values: undefined };
  const found = match(payment, known);
  return typeof found === 'string'
    ? { ...row, values: undefined, problems: [found] }
    : {
        ...row,
        name: `${found.number} ${found.customerRef.name}`,
        values: { id: found.id, paidOn: payment.paidOn, amountMinor: found.grossMinor },
      };
}

/** The invoice that a payment pays, or why there is none. */
function match({ purpose, amountMinor, paidOn }: Payment, known: readonly Stored<Invoice>[]) {
  const numbers = numbersIn(purpose);
  if (numbers.length === 0) return 'The purpose names no invoice.';
  if (numbers.length > 1)
    return `The purpose names several invoices: ${numbers.join(', ')}. Mark them as paid by hand.`;
  const [number = ''] = numbers;
  const invoice = known.find((one) => one.number === number);
  if (!invoice) return `There is no invoice ${number}.`;
  if (invoice.sort === 'credit') return `${number} is a credit note, which nobody pays.`;
  if (invoice.status === 'cancelled') return `${number} was taken back by a credit note.`;
  if (invoice.status === 'paid' && invoice.paidOn !== undefined)
    return invoice.paidOn === paidOn
      ? `${number} is marked as paid on this day already.`
      : `${number} is marked as paid on ${formatDay(invoice.paidOn)} already.`;
  if (amountMinor !== invoice.grossMinor)
    return `${number} comes to ${formatMoney(invoice.grossMinor, invoice.currency)}. Look at it, and mark it as paid by hand.`;
  return invoice;
}
