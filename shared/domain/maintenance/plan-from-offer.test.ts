import fc from 'fast-check';
import { parse } from 'valibot';
import { emptyOffer, emptyOfferLine, type Offer, offerForm, RHYTHMS } from '../offer';
import { storedRecord } from '../testing/record-fixture';
import { orderFromOffer } from '../work-order';
import { planFromOffer, planSchema } from './index';

const at = { siteRef: { id: 's1', name: 'North' }, timezone: 'Europe/Berlin', title: 'Look after it' };
const anyLine = fc.record({
  qtyMilli: fc.nat(5000),
  unitMinor: fc.nat(100_000),
  recurs: fc.constantFrom('' as const, ...RHYTHMS),
  kind: fc.constantFrom('material' as const, 'labour' as const, 'service' as const),
});
const offerOf = (lines: readonly object[], amountMinor: number) =>
  storedRecord<Offer>(
    offerForm.toRecord(
      parse(offerForm.schema, {
        ...emptyOffer('2026-11-01'),
        title: 'New pump',
        customerRef: { id: 'c1', name: 'Elbe Clinic' },
        discount: { kind: 'amount', amountMinor },
        lines: lines.map((line, n) => ({ ...emptyOfferLine(`l${n}`), name: `Line ${n}`, ...line })),
      }),
    ),
  );

describe('a plan made of an offer', () => {
  it('adds up to the offer with its order and the other plans, whatever recurs', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.nat(5_000), (lines, amount) => {
        const offer = offerOf(lines, amount);
        const idsOf = (wanted: string | undefined) =>
          Object.keys(offer.lines).filter((id) => offer.lines[id]?.recurs === wanted);
        const plans = RHYTHMS.map((rhythm) =>
          parse(
            planSchema,
            planFromOffer(
              offer,
              { ...at, startDate: '2026-12-01', rhythm, lineIds: idsOf(rhythm) },
              '2026-11-20',
            ),
          ),
        );
        const made = [orderFromOffer(offer, { ...at, lineIds: idsOf(undefined) }), ...plans];
        expect(made.reduce((sum, { offerTotalMinor = 0 }) => sum + offerTotalMinor, 0)).toBe(offer.netMinor);
      }),
      { numRuns: 100 },
    );
  });

  it('begins on its first day, whatever the rhythm', () => {
    const offer = offerOf([{ recurs: '1w' }], 0);
    for (const rhythm of RHYTHMS) {
      const share = { ...at, startDate: '2026-12-03', rhythm, lineIds: ['l0'] };
      expect(planFromOffer(offer, share, '2026-11-20').nextDueDate).toBe('2026-12-03');
    }
  });
});
