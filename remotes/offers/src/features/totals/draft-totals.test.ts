import { emptyOfferLine, type OfferLineInput } from '@fm/domain/offer';
import { type DraftFigures, draftOptions, draftTotals } from './draft-totals';

const line = (id: string, over: Partial<OfferLineInput> = {}): OfferLineInput => ({
  ...emptyOfferLine(id),
  name: 'Cleaning',
  unitMinor: 10_000,
  ...over,
});

const draft = (lines: readonly OfferLineInput[]): DraftFigures => ({
  lines: [...lines],
  discount: { kind: 'none' },
  taxMode: 'exclusive',
});

describe('totals while typing', () => {
  it('count a line whose price is being typed as nothing', () => {
    const totals = draftTotals(draft([line('a'), line('b', { unitMinor: Number.NaN })]));
    expect(totals).toMatchObject({ netMinor: 10_000, grossMinor: 11_900 });
  });

  it('do not take a discount of more than everything', () => {
    const totals = draftTotals(draft([line('a', { discountBp: 20_000 })]));
    expect(totals.grossMinor).toBe(0);
  });

  it('take an unfinished discount on the whole offer as none', () => {
    const totals = draftTotals({ ...draft([line('a')]), discount: { kind: 'share', bp: Number.NaN } });
    expect(totals).toMatchObject({ discountMinor: 0, netMinor: 10_000 });
  });

  it('show one option at a time, the lines of all options with each', () => {
    const lines = [
      line('a'),
      line('b', { option: 'Basic' }),
      line('c', { option: 'Plus', unitMinor: 50_000 }),
    ];
    expect(draftOptions(draft(lines))).toEqual(['Basic', 'Plus']);
    expect(draftTotals(draft(lines), 'Basic').netMinor).toBe(20_000);
    expect(draftTotals(draft(lines), 'Plus').netMinor).toBe(60_000);
  });
});
