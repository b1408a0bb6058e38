import type { Offer } from '@fm/domain/offer';
import { type OfferTotals, offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { formatPercent } from '@fm/domain/quantity';
import type { SumBlock, SumRow } from '../letter/document-model';
import type { Formats } from '../letter/formats';
import { taxRows } from '../letter/model-figures';
import type { DocumentTexts } from '../texts/document-texts';

/** The sums of the option that is shown and, while it is open which one is taken, what each comes to. */
export function sumsOf(
  offer: Offer,
  totals: OfferTotals,
  texts: DocumentTexts,
  formats: Formats,
): readonly SumBlock[] {
  const { money } = formats;
  const isIncluded = offer.taxMode === 'inclusive';
  const options = optionsOf(offer);
  const shown = offer.acceptedOption ?? options[0];
  const net: SumRow = { label: texts.net(isIncluded), amount: money(totals.netMinor), weight: 'strong' };
  const gross: SumRow = { label: texts.total, amount: money(totals.grossMinor), weight: 'total' };
  const share = offer.discount.kind === 'share' ? formatPercent(offer.discount.bp, texts.locale) : undefined;
  const own: SumBlock = {
    heading: shown === undefined ? undefined : texts.totalsOf(shown),
    rows: [
      { label: texts.subtotal(isIncluded), amount: money(totals.subtotalMinor), weight: 'plain' },
      ...(totals.discountMinor === 0
        ? []
        : [
            {
              label: texts.discount(share),
              amount: money(-totals.discountMinor),
              weight: 'plain',
            } satisfies SumRow,
          ]),
      ...(isIncluded ? [] : [net]),
      ...taxRows(totals, isIncluded, texts, formats),
      ...(isIncluded ? [net] : []),
      gross,
    ],
  };
  if (offer.acceptedOption !== undefined || options.length < 2) return [own];
  const compared = options.map((option): SumRow => {
    const each = offerTotals(offer, option);
    return {
      label: texts.comparedOption(option, money(each.netMinor)),
      amount: money(each.grossMinor),
      weight: 'plain',
    };
  });
  return [own, { heading: texts.optionsCompared, rows: compared }];
}
