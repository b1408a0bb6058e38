import type { CalendarDay } from '@fm/domain/calendar-day';
import { type CatalogueItem, copyOfItem, withTax } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';
import type { OfferInput, OfferLineInput } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

/** What of an offer decides what a line takes over. */
export interface TakingOffer extends Pick<OfferInput, 'issueDate' | 'taxMode' | 'currency'> {
  /** Of the customer; English where it is not known. */
  readonly language: string;
}

/** What a line takes over of an item. */
export type TakenFields = Pick<
  OfferLineInput,
  'itemRef' | 'kind' | 'name' | 'unit' | 'unitMinor' | 'costMinor' | 'taxBp'
>;

/**
 * What a line of an offer takes over of an item: the price of the day of the offer, with tax where its prices include
 * that. The catalogue counts in the company's currency: an offer in another one gets no price and no cost.
 */
export function lineFromItem(
  item: Stored<CatalogueItem>,
  { issueDate, taxMode, currency, language }: TakingOffer,
  today: CalendarDay,
): TakenFields {
  const { priceMinor, costMinor, ...copy } = copyOfItem(item, issueDate || today, language);
  const isSame = currency === COMPANY.currency;
  const price = isSame ? (priceMinor ?? 0) : 0;
  return {
    ...copy,
    unitMinor: taxMode === 'inclusive' ? withTax(price, copy.taxBp) : price,
    costMinor: isSame ? (costMinor ?? null) : null,
  };
}
