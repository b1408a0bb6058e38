export {
  type LineTotal,
  lineNetMinor,
  type OfferDiscount,
  type OfferTotals,
  offerTotals,
  optionalLinesOf,
  optionsOf,
  type PricedLine,
  type PricedOffer,
  type RateTotal,
} from './offer-arithmetic';
export { spread } from './spread';
