export { compareOffer } from './compare-offer';
export { type ComparedOrder, compareOrder } from './compare-order';
export { compareOrders } from './compare-orders';
export { type ComparedRow, type ComparedSum, comparedSum, rowMarginMinor } from './compared-row';
