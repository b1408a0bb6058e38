import * as v from 'valibot';
import { requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { basisPoints, MAX_QTY_MILLI, MAX_UNIT_MINOR, OFFER_LANGUAGES } from '../offer';
import { entryKey } from '../record';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import { type Invoice, invoiceFigures, MAX_POSITIONS, type Positions, positionsInOrder } from './invoice';
import { ZERO_TAXES } from './zero-tax';

const quantityMessage = 'Enter a quantity from 0 to 100,000.';
const priceMessage = 'Enter a price from 0 to 1,000,000.';

/** A position as the form holds it, in the order of the list. */
export const positionFormSchema = v.object({
  /** Key of the position in the record; new ones bring a new one. */
  id: entryKey,
  text: requiredText('what is billed', 1, 300),
  unit: optionalText(20),
  qtyMilli: v.pipe(
    v.number(quantityMessage),
    v.integer('Enter a quantity with at most 3 decimals.'),
    v.minValue(0, quantityMessage),
    v.maxValue(MAX_QTY_MILLI, quantityMessage),
  ),
  unitMinor: v.pipe(
    v.number(priceMessage),
    v.integer(priceMessage),
    v.minValue(0, priceMessage),
    v.maxValue(MAX_UNIT_MINOR, priceMessage),
  ),
  discountBp: basisPoints,
  taxBp: basisPoints,
});
export type PositionInput = v.InferInput<typeof positionFormSchema>;

/** What the form of a draft edits. */
export const invoiceFormSchema = v.pipe(
  v.object({
    title: requiredText('a title', 3, 140),
    buyerReference: optionalText(100),
    language: v.picklist(OFFER_LANGUAGES, 'Choose a language.'),
    periodFrom: requiredDay('Enter the first day of the work.'),
    periodTo: requiredDay('Enter the last day of the work.'),
    paymentDays: wholeNumber('days', 0, 120),
    intro: optionalText(2000),
    zeroTax: v.picklist(ZERO_TAXES, 'Choose why there is no tax.'),
    zeroTaxReason: optionalText(200),
    positions: v.pipe(
      v.array(positionFormSchema),
      v.maxLength(MAX_POSITIONS, `Keep at most ${MAX_POSITIONS} positions.`),
      v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two positions have one key.'),
    ),
  }),
  v.forward(
    v.check(({ periodFrom, periodTo }) => periodTo >= periodFrom, 'Enter a last day on or after the first.'),
    ['periodTo'],
  ),
  v.forward(
    v.check(
      ({ zeroTax, zeroTaxReason, positions }) =>
        // Where no position is at 0 % nobody is asked for it.
        zeroTax !== 'exempt' || zeroTaxReason !== '' || positions.every(({ taxBp }) => taxBp > 0),
      'Enter what the exemption follows from, such as § 19 UStG.',
    ),
    ['zeroTaxReason'],
  ),
);
export type InvoiceInput = v.InferInput<typeof invoiceFormSchema>;
export type InvoiceValues = v.InferOutput<typeof invoiceFormSchema>;

export const invoiceToForm = (invoice: Invoice): InvoiceInput => ({
  title: invoice.title,
  buyerReference: invoice.buyerReference ?? '',
  language: invoice.language,
  periodFrom: invoice.periodFrom,
  periodTo: invoice.periodTo,
  paymentDays: invoice.paymentDays,
  intro: invoice.intro ?? '',
  zeroTax: invoice.zeroTax ?? 'zero',
  zeroTaxReason: invoice.zeroTaxReason ?? '',
  positions: positionsInOrder(invoice.positions).map(({ order: _, orderId: __, ...position }) => position),
});

function zeroTaxChange({
  zeroTax,
  zeroTaxReason,
}: InvoiceValues): Pick<Invoice, 'zeroTax' | 'zeroTaxReason'> {
  const reason = zeroTax === 'exempt' ? filled(zeroTaxReason) : undefined;
  const isGiven = zeroTax === 'reverse' || reason !== undefined;
  return { zeroTax: isGiven ? zeroTax : undefined, zeroTaxReason: reason };
}

/** What a draft becomes by its form; each position goes on billing the order that it billed. */
export function invoiceChange(values: InvoiceValues, before: Invoice): Partial<Invoice> {
  const positions: Positions = Object.fromEntries(
    values.positions.map(({ id, ...position }, order) => {
      const orderId = before.positions[id]?.orderId;
      return [id, { ...position, order, ...(orderId !== undefined && { orderId }) }];
    }),
  );
  return {
    ...values,
    buyerReference: filled(values.buyerReference),
    intro: filled(values.intro),
    ...zeroTaxChange(values),
    positions,
    ...invoiceFigures(positions),
  };
}

/** A new position of the form; `id` must be new on the invoice. */
export const emptyPosition = (id: string): PositionInput => ({
  id,
  text: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 0,
  discountBp: 0,
  taxBp: COMPANY.taxRatesBp[0],
});
