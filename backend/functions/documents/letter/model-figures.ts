import { lineNetMinor, type OfferTotals } from '@fm/domain/offer-arithmetic';
import { formatPercent, formatQuantity } from '@fm/domain/quantity';
import type { DocumentTexts } from '../texts/document-texts';
import type { ModelFigures, SumRow } from './document-model';
import type { Formats } from './formats';

type Priced = Parameters<typeof lineNetMinor>[0] & { readonly unit: string; readonly taxBp: number };

/** The figures of one line as they are printed. */
export function figuresOf(
  line: Priced,
  isCounted: boolean,
  texts: DocumentTexts,
  formats: Formats,
): ModelFigures {
  const amount = formats.money(lineNetMinor(line));
  return {
    quantity: `${formatQuantity(line.qtyMilli, texts.locale)} ${texts.unit(line.unit)}`.trim(),
    unitPrice: formats.money(line.unitMinor),
    discount: line.discountBp > 0 ? formatPercent(line.discountBp, texts.locale) : '',
    tax: formatPercent(line.taxBp, texts.locale),
    amount: isCounted ? amount : `(${amount})`,
    isCounted,
  };
}

/** The tax of each rate and what it is computed on, the highest rate first. */
export const taxRows = (
  { taxByRate }: OfferTotals,
  isIncluded: boolean,
  texts: DocumentTexts,
  { money }: Formats,
): readonly SumRow[] =>
  Object.entries(taxByRate)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([bp, { baseMinor, taxMinor }]) => ({
      label: texts.tax(formatPercent(Number(bp), texts.locale), isIncluded),
      base: texts.taxBase(money(baseMinor)),
      amount: money(taxMinor),
      weight: 'plain',
    }));
