/** Offered, done and cost of an order, an offer, or all that was done for a customer or by a plan. */

export { type ComparedOrders, MOST_TIMES, useComparedOrders } from './compared-orders';
export { ComparisonPanel, type ComparisonPanelProps } from './comparison-panel';
export { CompletedComparison } from './completed-comparison';
