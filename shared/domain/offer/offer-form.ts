import * as v from 'valibot';
import { addDays, type CalendarDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { minor } from '../money';
import { offerTotals } from '../offer-arithmetic';
import { entryKey, optionalRef, type Ref, requiredRef, toForm, toRecord } from '../record';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import {
  basisPoints,
  discountSchema,
  figuresOf,
  LINE_KINDS,
  MAX_LINES,
  MAX_QTY_MILLI,
  MAX_UNIT_MINOR,
  OFFER_LANGUAGES,
  type Offer,
  type OfferLine,
  offerLines,
  offerSchema,
  TAX_MODES,
} from './offer';
import { RHYTHMS } from './rhythm';

/** Letters of the heading of a group. */
export const MAX_GROUP = 80;

const quantityMessage = 'Enter a quantity from 0 to 100,000.';
const priceMessage = 'Enter a price from 0 to 1,000,000.';

/** A line as the editor holds it, in the order of the list. */
export const offerLineFormSchema = v.object({
  /** Key of the line in the record; new lines bring a new one. */
  id: entryKey,
  /** As it was where a line that was kept in the browser does not say it. */
  group: v.optional(optionalText(MAX_GROUP)),
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
  /** What one costs the company. As it was where a line that was kept in the browser does not say it. */
  costMinor: v.optional(v.nullable(v.pipe(minor, v.minValue(0)))),
  /** The item of the catalogue that it was taken from. */
  itemRef: v.optional(optionalRef),
  /** How often it is carried out; '' for once, and as it was where a line kept in the browser does not say it. */
  recurs: v.optional(v.picklist(['', ...RHYTHMS], 'Choose how often.')),
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
    currency: v.pipe(v.string(), v.maxLength(10)),
    /** As it was where a form that was kept in the browser does not say it. */
    language: v.optional(v.nullable(v.picklist(OFFER_LANGUAGES, 'Choose a language.'))),
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
  language: null,
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
  group: '',
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
  costMinor: null,
  itemRef: null,
  recurs: '',
});

/** Any day will do: a stored offer has days of its own. */
const STARTED = emptyOffer('2026-01-01');

export const offerToForm = (offer: Offer): OfferInput =>
  toForm(STARTED, {
    ...offer,
    lines: offerLines(offer).map((line) => toForm(emptyOfferLine(line.id), line)),
  });

/** The editor's lines as the record keeps them; also what live totals are computed from. */
export function linesToRecord(lines: readonly OfferLineInput[], before?: Offer): Record<string, OfferLine> {
  return Object.fromEntries(
    lines.map(({ id, ...line }, order) => [
      id,
      {
        ...line,
        order,
        group: line.group === undefined ? before?.lines[id]?.group : filled(line.group),
        costMinor:
          line.costMinor === undefined ? before?.lines[id]?.costMinor : (line.costMinor ?? undefined),
        itemRef: line.itemRef === undefined ? before?.lines[id]?.itemRef : (line.itemRef ?? undefined),
        recurs:
          line.kind === 'text'
            ? undefined
            : line.recurs === undefined
              ? before?.lines[id]?.recurs
              : line.recurs || undefined,
        option: filled(line.option),
        description: filled(line.description),
      },
    ]),
  );
}

/** The record's own fields with all figures computed, and from `before` what only transitions change. */
export function offerToRecord(values: OfferValues, before?: Offer): Offer {
  const lines = linesToRecord(values.lines, before);
  const { taxMode, discount } = values;
  return {
    ...(before ?? { status: 'draft', version: 1 }),
    ...toRecord(offerSchema, values),
    language: values.language === undefined ? before?.language : (values.language ?? undefined),
    lines,
    ...figuresOf(offerTotals({ taxMode, discount, lines })),
  };
}

export const offerForm = {
  schema: offerFormSchema,
  empty: emptyOffer,
  fromRecord: offerToForm,
  toRecord: offerToRecord,
};
