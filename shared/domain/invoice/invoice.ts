import * as v from 'valibot';
import { addressSchema } from '../address';
import { calendarDay } from '../calendar-day';
import { instant } from '../instant';
import { currency, minor } from '../money';
import { basisPoints, MAX_QTY_MILLI, MAX_UNIT_MINOR, OFFER_LANGUAGES } from '../offer';
import { type OfferTotals, offerTotals } from '../offer-arithmetic';
import { qtyMilli } from '../quantity';
import { partMap, ref, stamp } from '../record';
import { ZERO_TAXES } from './zero-tax';

export const INVOICE_STATUSES = ['draft', 'approved', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export const INVOICE_STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

export const INVOICE_SORTS = ['invoice', 'credit'] as const;
/** An invoice asks for money; a credit note takes an invoice back. */
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
export const INVOICE_SORT_LABELS: Readonly<Record<InvoiceSort, string>> = {
  invoice: 'Invoice',
  credit: 'Credit note',
};

export const MAX_POSITIONS = 300;
/** Work orders that one invoice bills at most. */
export const MAX_BILLED_ORDERS = 20;

/** One position of an invoice. Prices are without tax. */
export const positionSchema = v.object({
  order: v.pipe(v.number(), v.finite()),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  unit: v.pipe(v.string(), v.maxLength(20)),
  qtyMilli: v.pipe(qtyMilli, v.minValue(0), v.maxValue(MAX_QTY_MILLI)),
  unitMinor: v.pipe(minor, v.minValue(0), v.maxValue(MAX_UNIT_MINOR)),
  discountBp: basisPoints,
  taxBp: basisPoints,
  /** The id of the work order that it bills; absent for what was typed. */
  orderId: v.optional(v.string()),
});
export type Position = v.InferOutput<typeof positionSchema>;
export type Positions = Readonly<Record<string, Position>>;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Who sends an invoice or gets it, as it stood when the invoice was written. */
const partySchema = v.object({
  name: text(200),
  address: v.optional(addressSchema),
  taxId: v.optional(text(40)),
  email: v.optional(text(254)),
});
export type InvoiceParty = v.InferOutput<typeof partySchema>;

/** An invoice or a credit note. Frozen once approved: only whether it is sent, paid or taken back changes. */
export const invoiceSchema = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  sort: v.picklist(INVOICE_SORTS),
  status: v.picklist(INVOICE_STATUSES),
  customerRef: ref,
  recipient: partySchema,
  /** Set by approving it. */
  seller: v.optional(
    v.object({
      ...partySchema.entries,
      contact: v.optional(
        v.object({ name: v.optional(text(80)), phone: v.optional(text(40)), email: v.optional(text(254)) }),
      ),
      iban: v.optional(text(34)),
      bic: v.optional(text(11)),
    }),
  ),
  /** What a public customer wants to read on it, such as a Leitweg-ID. */
  buyerReference: v.optional(text(100)),
  currency,
  language: v.picklist(OFFER_LANGUAGES),
  /** When the work was done. */
  periodFrom: calendarDay,
  periodTo: calendarDay,
  paymentDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
  /** Set by approving it. */
  issueDate: v.optional(calendarDay),
  dueDate: v.optional(calendarDay),
  intro: v.optional(text(2000)),
  positions: partMap(positionSchema, MAX_POSITIONS, `Keep at most ${MAX_POSITIONS} positions.`),
  /** Why positions have a tax of 0 %, where that is not their rate. */
  zeroTax: v.optional(v.picklist(ZERO_TAXES)),
  /** What an exemption follows from, such as a paragraph. */
  zeroTaxReason: v.optional(text(200)),
  netMinor: minor,
  taxByRate: v.record(v.string(), v.object({ baseMinor: minor, taxMinor: minor })),
  grossMinor: minor,
  /** The work orders that it bills. */
  orderRefs: v.pipe(v.array(ref), v.maxLength(MAX_BILLED_ORDERS)),
  orderIds: v.pipe(v.array(v.string()), v.maxLength(MAX_BILLED_ORDERS)),
  /** Of a credit note: the invoice that it takes back. */
  creditsRef: v.optional(ref),
  /** Of an invoice that was taken back: its credit note. */
  creditedByRef: v.optional(ref),
  approvedAt: v.optional(instant),
  approvedBy: v.optional(stamp),
  paidOn: v.optional(calendarDay),
  /** When and to which address it was mailed last. */
  sentAt: v.optional(instant),
  sentTo: v.optional(text(254)),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** Positions in their order, each with its id. */
export const positionsInOrder = (positions: Positions): (Position & { readonly id: string })[] =>
  Object.entries(positions)
    .map(([id, position]) => ({ ...position, id }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));

type Priced = Pick<Position, 'qtyMilli' | 'unitMinor' | 'discountBp' | 'taxBp'>;

/** All figures of an invoice, by the arithmetic of offers: each position is rounded once, tax once per rate. */
export const invoiceTotals = (positions: Readonly<Record<string, Priced>>): OfferTotals =>
  offerTotals({
    taxMode: 'exclusive',
    discount: { kind: 'none' },
    lines: Object.fromEntries(
      Object.entries(positions).map(([id, { qtyMilli, unitMinor, discountBp, taxBp }]) => [
        id,
        { kind: 'service', optional: false, selected: true, qtyMilli, unitMinor, discountBp, taxBp },
      ]),
    ),
  });

/** The figures that a record keeps of its totals. */
export const invoiceFigures = (
  positions: Positions,
): Pick<Invoice, 'netMinor' | 'taxByRate' | 'grossMinor'> => {
  const { netMinor, taxByRate, grossMinor } = invoiceTotals(positions);
  return { netMinor, taxByRate, grossMinor };
};
