/** Offered, done and cost of an order or an offer. */

export { type ComparedOrders, MOST_TIMES, useComparedOrders } from './compared-orders';
export { ComparisonPanel, type ComparisonPanelProps } from './comparison-panel';
