import { lineTotals, type WorkOrder } from '@fm/domain/work-order';

/**
 * What an order comes to as far as it says itself: the offered price, or the price of its plan with its billed parts and
 * costs, without the hours.
 */
export const readyAmount = (
  order: Pick<WorkOrder, 'offerTotalMinor' | 'planPriceMinor' | 'parts' | 'costs'>,
): number => order.offerTotalMinor ?? (order.planPriceMinor ?? 0) + lineTotals(order).billMinor;

/** Orders by their customer, in the order in which the customers come first. */
export function byCustomer<O extends Pick<WorkOrder, 'customerRef'>>(
  orders: readonly O[],
): readonly (readonly O[])[] {
  const groups = new Map<string, O[]>();
  for (const order of orders) {
    const { id } = order.customerRef;
    groups.set(id, [...(groups.get(id) ?? []), order]);
  }
  return [...groups.values()];
}
