import { figuresOf, type Offer, type OfferLine, offerSchema } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import * as v from 'valibot';
import type { OfferDocumentInput } from '../offer-document';

const TASKS = [
  'Unterhaltsreinigung Büros',
  'Glasreinigung innen und außen',
  'Grünpflege',
  'Winterdienst mit Räumen und Streuen',
];
const TEXT =
  'Böden wischen, Flächen entstauben, Abfälle trennen und abfahren, Sanitärräume täglich reinigen.';

export const sampleLine = (order: number, over: Partial<OfferLine> = {}): OfferLine => ({
  order,
  optional: false,
  selected: true,
  kind: 'service',
  name: TASKS[order % TASKS.length] ?? '',
  description: order % 3 === 0 ? TEXT : undefined,
  unit: 'month',
  qtyMilli: 12_000,
  unitMinor: 48_050 + order,
  discountBp: 0,
  taxBp: 1900,
  costMinor: 33_333,
  ...over,
});

/** Lines by ids in their order. */
export const linesById = (lines: readonly OfferLine[]): Offer['lines'] =>
  Object.fromEntries(lines.map((line, index) => [`l${String(index).padStart(3, '0')}`, line]));

export const sampleLines = (count: number): OfferLine[] =>
  Array.from({ length: count }, (_, index) => sampleLine(index));

/** An offer with its figures computed. */
export function sampleOffer(over: Partial<Offer> = {}): Offer & { readonly number: string } {
  const offer = {
    title: 'Reinigung und Winterdienst 2027',
    status: 'sent',
    version: 1,
    customerRef: { id: 'c1', name: 'Klinikum Altona gGmbH' },
    siteRef: { id: 's1', name: 'Haus B, Paul-Ehrlich-Straße' },
    ownerRef: { id: 'e1', name: 'Olga Brandt' },
    issueDate: '2026-11-20',
    validUntil: '2026-12-20',
    currency: 'EUR',
    taxMode: 'exclusive',
    paymentDays: 30,
    lines: linesById(sampleLines(3)),
    discount: { kind: 'none' },
    ...over,
  } as Offer;
  return { ...v.parse(offerSchema, { ...offer, ...figuresOf(offerTotals(offer)) }), number: 'OF-2026-0007' };
}

/** What the document of an offer is made from, with everything that can be there. */
export const sampleInput = (
  over: Partial<Offer> = {},
  rest: Partial<OfferDocumentInput> = {},
): OfferDocumentInput => ({
  offer: sampleOffer(over),
  customer: {
    name: 'Klinikum Altona gGmbH',
    number: 'CU-2026-0012',
    address: { line1: 'Paul-Ehrlich-Straße 1', postcode: '22763', city: 'Hamburg', country: 'DE' },
  },
  contact: { name: 'Frau Dr. Änne Kühn' },
  company: {
    name: 'Nordhaus Facility Services GmbH',
    address: { line1: 'Kastanienallee 12', postcode: '10435', city: 'Berlin', country: 'DE' },
    taxId: 'DE123456789',
    bankName: 'Spreebank Berlin',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    footer: 'Geschäftsführer: Jonas Nordhaus\nAmtsgericht Charlottenburg, HRB 123456',
  },
  language: 'de',
  ...rest,
});
