export {
  type LineMargin,
  type LineTotal,
  lineMargin,
  lineNetMinor,
  type OfferDiscount,
  type OfferTotals,
  offerTotals,
  optionalLinesOf,
  optionsOf,
  type PricedLine,
  type PricedOffer,
  type RateTotal,
  subtotalOf,
} from './offer-arithmetic';
export { spread } from './spread';
