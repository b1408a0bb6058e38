import * as v from 'valibot';
import { addDays, type CalendarDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { offerTotals } from '../offer-arithmetic';
import { optionalRef, type Ref, requiredRef } from '../record';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import {
  basisPoints,
  discountSchema,
  figuresOf,
  LINE_KINDS,
  MAX_LINES,
  MAX_QTY_MILLI,
  MAX_UNIT_MINOR,
  type Offer,
  type OfferLine,
  offerLines,
  TAX_MODES,
} from './offer';

const quantityMessage = 'Enter a quantity from 0 to 100,000.';
const priceMessage = 'Enter a price from 0 to 1,000,000.';

/** A line as the editor holds it, in the order of the list. */
export const offerLineFormSchema = v.object({
  /** Key of the line in the record; new lines bring a new one. */
  id: v.pipe(v.string(), v.nonEmpty()),
  option: optionalText(20),
  optional: v.boolean(),
  selected: v.boolean(),
  kind: v.picklist(LINE_KINDS, 'Choose a kind.'),
  name: requiredText('what is offered', 1, 200),
  description: optionalText(2000),
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
export type OfferLineInput = v.InferInput<typeof offerLineFormSchema>;

/** What the offer editor edits. */
export const offerFormSchema = v.pipe(
  v.object({
    title: requiredText('a title', 3, 140),
    customerRef: requiredRef('Choose a customer.'),
    siteRef: optionalRef,
    contactRef: optionalRef,
    ownerRef: optionalRef,
    issueDate: requiredDay('Enter the date of the offer.'),
    validUntil: requiredDay('Enter until when the offer holds.'),
    currency: v.string(),
    taxMode: v.picklist(TAX_MODES, 'Choose whether prices include tax.'),
    intro: optionalText(5000),
    terms: optionalText(5000),
    paymentDays: wholeNumber('days', 0, 120),
    lines: v.pipe(v.array(offerLineFormSchema), v.maxLength(MAX_LINES, `Keep at most ${MAX_LINES} lines.`)),
    discount: discountSchema,
  }),
  v.forward(
    v.check(
      ({ issueDate, validUntil }) => validUntil >= issueDate,
      'Enter a last day on or after the date of the offer.',
    ),
    ['validUntil'],
  ),
);
export type OfferInput = v.InferInput<typeof offerFormSchema>;
export type OfferValues = v.InferOutput<typeof offerFormSchema>;

export const emptyOffer = (today: CalendarDay, owner: Ref | null = null): OfferInput => ({
  title: '',
  customerRef: null,
  siteRef: null,
  contactRef: null,
  ownerRef: owner,
  issueDate: today,
  validUntil: addDays(today, COMPANY.offerValidDays),
  currency: COMPANY.currency,
  taxMode: 'exclusive',
  intro: '',
  terms: '',
  paymentDays: COMPANY.paymentDays,
  lines: [],
  discount: { kind: 'none' },
});

/** A new line of the editor; `id` must be new in the offer. */
export const emptyOfferLine = (id: string): OfferLineInput => ({
  id,
  option: '',
  optional: false,
  selected: true,
  kind: 'service',
  name: '',
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 0,
  discountBp: 0,
  taxBp: COMPANY.taxRatesBp[0],
});

export const offerToForm = (offer: Offer): OfferInput => ({
  title: offer.title,
  customerRef: offer.customerRef,
  siteRef: offer.siteRef ?? null,
  contactRef: offer.contactRef ?? null,
  ownerRef: offer.ownerRef ?? null,
  issueDate: offer.issueDate,
  validUntil: offer.validUntil,
  currency: offer.currency,
  taxMode: offer.taxMode,
  intro: offer.intro ?? '',
  terms: offer.terms ?? '',
  paymentDays: offer.paymentDays,
  lines: offerLines(offer).map(({ id, option, description, ...line }) => ({
    id,
    option: option ?? '',
    optional: line.optional,
    selected: line.selected,
    kind: line.kind,
    name: line.name,
    description: description ?? '',
    unit: line.unit,
    qtyMilli: line.qtyMilli,
    unitMinor: line.unitMinor,
    discountBp: line.discountBp,
    taxBp: line.taxBp,
  })),
  discount: offer.discount,
});

/** The editor's lines as the record keeps them; also what live totals are computed from. */
export function linesToRecord(lines: readonly OfferLineInput[], before?: Offer): Record<string, OfferLine> {
  return Object.fromEntries(
    lines.map(({ id, ...line }, order) => [
      id,
      {
        ...line,
        order,
        group: before?.lines[id]?.group,
        costMinor: before?.lines[id]?.costMinor,
        option: filled(line.option),
        description: filled(line.description),
      },
    ]),
  );
}

/** The record's own fields with all figures computed, and from `before` what only steps change. */
export function offerToRecord(values: OfferValues, before?: Offer): Offer {
  const lines = linesToRecord(values.lines, before);
  const { taxMode, discount } = values;
  return {
    ...(before ?? { status: 'draft', version: 1 }),
    title: values.title,
    customerRef: values.customerRef,
    siteRef: values.siteRef ?? undefined,
    contactRef: values.contactRef ?? undefined,
    ownerRef: values.ownerRef ?? undefined,
    issueDate: values.issueDate,
    validUntil: values.validUntil,
    currency: values.currency,
    taxMode,
    intro: filled(values.intro),
    terms: filled(values.terms),
    paymentDays: values.paymentDays,
    lines,
    discount,
    ...figuresOf(offerTotals({ taxMode, discount, lines })),
  };
}

export const offerForm = {
  schema: offerFormSchema,
  empty: emptyOffer,
  fromRecord: offerToForm,
  toRecord: offerToRecord,
};
