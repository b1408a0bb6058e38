import * as v from 'valibot';
import { TODAY } from '../testing/record-fixture';
import {
  emptyOffer,
  emptyOfferLine,
  type OfferInput,
  offerFormSchema,
  offerSchema,
  offerToForm,
  offerToRecord,
} from './index';

const filled = (over: Partial<OfferInput> = {}): OfferInput => ({
  ...emptyOffer(TODAY),
  title: 'Cleaning 2027',
  customerRef: { id: 'c', name: 'C' },
  lines: [
    { ...emptyOfferLine('b'), name: 'Windows', unitMinor: 37_900, qtyMilli: 2000 },
    { ...emptyOfferLine('a'), name: 'Floors', unitMinor: 100, taxBp: 700 },
  ],
  ...over,
});

describe('the offer form', () => {
  it('computes every figure of the record', () => {
    const offer = offerToRecord(v.parse(offerFormSchema, filled()));
    expect(v.parse(offerSchema, offer)).toMatchObject({
      status: 'draft',
      version: 1,
      netMinor: 75_900,
      taxByRate: { 700: { baseMinor: 100, taxMinor: 7 }, 1900: { baseMinor: 75_800, taxMinor: 14_402 } },
      grossMinor: 90_309,
    });
  });

  it('keeps the order of lines and gives back what was typed', () => {
    const values = filled({ discount: { kind: 'share', bp: 500 }, intro: 'Dear Ms Kühn' });
    const offer = offerToRecord(v.parse(offerFormSchema, values));
    expect(offerToForm(offer)).toEqual(values);
  });

  it('keeps costs of lines the editor does not show', () => {
    const offer = offerToRecord(v.parse(offerFormSchema, filled()));
    const line = offer.lines.a;
    const before = line ? { ...offer, lines: { ...offer.lines, a: { ...line, costMinor: 40 } } } : offer;
    const after = offerToRecord(v.parse(offerFormSchema, offerToForm(before)), before);
    expect(after.lines.a?.costMinor).toBe(40);
  });

  it('wants the last day on or after the first', () => {
    const result = v.safeParse(offerFormSchema, filled({ validUntil: '2026-11-19' }));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['validUntil']);
  });
});
