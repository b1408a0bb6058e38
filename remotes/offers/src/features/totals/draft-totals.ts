import { linesToRecord, type OfferInput, type OfferLineInput } from '@fm/domain/offer';
import { type OfferTotals, offerTotals, optionsOf, type PricedOffer } from '@fm/domain/offer-arithmetic';

/** What decides on the figures of an offer, as the editor holds it. */
export type DraftFigures = Pick<OfferInput, 'lines' | 'discount' | 'taxMode'>;

/** A field that is empty or not a number yet counts as nothing: the totals follow every key. */
const counted = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const share = (value: unknown): number => Math.min(counted(value), 10_000);

function pricedDiscount(discount: DraftFigures['discount']): PricedOffer['discount'] {
  switch (discount.kind) {
    case 'none':
      return discount;
    case 'share':
      return { kind: 'share', bp: share(discount.bp) };
    case 'amount':
      return { kind: 'amount', amountMinor: counted(discount.amountMinor) };
  }
}

/** A line of the editor with figures that can be counted with. */
export const pricedLine = <L extends Pick<OfferLineInput, 'qtyMilli' | 'unitMinor' | 'discountBp' | 'taxBp'>>(
  line: L,
): L => ({
  ...line,
  qtyMilli: counted(line.qtyMilli),
  unitMinor: counted(line.unitMinor),
  discountBp: share(line.discountBp),
  taxBp: share(line.taxBp),
});

/** What is typed so far as arithmetic takes it. */
export function pricedDraft({ lines, discount, taxMode }: DraftFigures): PricedOffer {
  return { taxMode, discount: pricedDiscount(discount), lines: linesToRecord(lines.map(pricedLine)) };
}

/** The figures of an offer at this moment of typing; of an offer with options, those of `option`. */
export const draftTotals = (draft: DraftFigures, option?: string): OfferTotals =>
  offerTotals(pricedDraft(draft), option);

/** The options the lines name so far. */
export const draftOptions = (draft: DraftFigures): string[] => optionsOf(pricedDraft(draft));
