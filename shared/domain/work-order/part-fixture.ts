import type { OrderPart } from './index';

/** A part of an order, with all that money says of one. */
export const filterPart = (over: Partial<OrderPart> = {}): OrderPart => ({
  order: 0,
  name: 'Filter F7',
  unit: 'pcs',
  qtyMilli: 2000,
  costMinor: 3100,
  priceMinor: 4999,
  taxBp: 1900,
  billable: true,
  ...over,
});
