import { parse } from 'valibot';
import { type Attachment, carriedFiles } from '../attachment';
import type { Offer, OfferLine } from '../offer';
import type { Stored } from '../record';
import { orderFromOffer, partBillMinor, workOrderSchema } from './index';

const line = (order: number, over: Partial<OfferLine>): OfferLine => ({
  order,
  optional: false,
  selected: true,
  kind: 'service',
  name: 'Survey',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

const offer = {
  id: 'o1',
  number: 'OF-2026-0007',
  title: 'New pump in the cellar',
  status: 'accepted',
  version: 1,
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  contactRef: { id: 'k1', name: 'Rosa Klein' },
  issueDate: '2026-11-01',
  validUntil: '2026-12-01',
  currency: 'EUR',
  taxMode: 'exclusive',
  intro: 'As agreed on site.',
  terms: '30 days net.',
  paymentDays: 30,
  acceptedOption: 'B',
  lines: {
    a: line(0, { kind: 'labour', name: 'Technician', unit: 'h', qtyMilli: 2500, description: 'At night' }),
    b: line(1, { kind: 'material', name: 'Pump', unitMinor: 40_000, costMinor: 30_000, discountBp: 1000 }),
    c: line(2, { kind: 'material', name: 'Cheap pump', option: 'A' }),
    d: line(3, { kind: 'material', name: 'Spare seal', optional: true, selected: false }),
    e: line(4, { kind: 'text', name: 'Work is done between 7:00 and 16:00.' }),
    f: line(5, { kind: 'text', name: 'Only with option A', option: 'A' }),
    g: line(6, { kind: 'material', name: 'Valve', option: 'B', qtyMilli: 3000 }),
  },
  discount: { kind: 'none' },
  netMinor: 91_000,
} as unknown as Stored<Offer>;

const place = { siteRef: { id: 's1', name: 'North wing' }, timezone: 'Europe/Lisbon' };
const order = parse(workOrderSchema, orderFromOffer(offer, place));

describe('an order from an offer', () => {
  it('carries customer, contact and the place with its time zone', () => {
    expect(order).toMatchObject({
      title: 'New pump in the cellar',
      customerRef: { id: 'c1' },
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      siteRef: place.siteRef,
      timezone: 'Europe/Lisbon',
    });
  });

  it('carries material as expected parts with cost and price after the discount of the line', () => {
    expect(Object.keys(order.parts ?? {})).toEqual(['b', 'g']);
    expect(order.parts?.b).toEqual({
      order: 1,
      name: 'Pump',
      unit: 'pcs',
      qtyMilli: 1000,
      costMinor: 30_000,
      priceMinor: 36_000,
      taxBp: 1900,
      billable: true,
    });
  });

  it('carries labour, services and words as what is to be done', () => {
    expect(order.description).toBe(
      'As agreed on site.\n\nOffered:\n- 2.5 h Technician\n  At night\n- Work is done between 7:00 and 16:00.',
    );
  });

  it('leaves out what was not accepted: other options, and what the customer left out', () => {
    expect(JSON.stringify(order)).not.toMatch(/Cheap pump|Spare seal|Only with option A/);
  });

  it('knows where it comes from, what was offered, and that it is signed for', () => {
    expect(order).toMatchObject({
      offerRef: { id: 'o1', name: 'OF-2026-0007 New pump in the cellar' },
      offerTotalMinor: 91_000,
      requireSignature: true,
    });
  });

  it('takes the tax out of prices that include it', () => {
    const pump = line(0, { kind: 'material', unitMinor: 37_900, taxBp: 2100, qtyMilli: 2000 });
    const inclusive = { ...offer, taxMode: 'inclusive', lines: { p: pump } } as Stored<Offer>;
    const part = orderFromOffer(inclusive, place).parts?.p;
    expect(part && partBillMinor(part)).toBe(2 * 31_322);
  });

  it('carries photos and other files with what they show, but no signature', () => {
    const files = ['photo', 'signature', 'document', 'photoBefore'].map(
      (kind, n) => ({ id: `f${n}`, kind }) as Stored<Attachment>,
    );
    expect(carriedFiles(files).map(({ kind }) => kind)).toEqual(['photoBefore', 'document', 'photo']);
  });

  it('starts as a draft without dates, lead or anything that happened', () => {
    expect(order).toMatchObject({ status: 'draft', leadId: '', crewRefs: [], checklist: {} });
    expect(order).not.toHaveProperty('dueDate');
  });
});
