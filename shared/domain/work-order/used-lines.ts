import type { OrderCosts, OrderParts } from './lines';
import type { WorkOrder } from './work-order';

/**
 * The parts and costs of an order that count as done: those that somebody noted on it, and all of them once the work is
 * complete. Lines that came with the order are only expected until then.
 */
export function usedLines({
  status,
  parts = {},
  costs = {},
}: Pick<WorkOrder, 'status' | 'parts' | 'costs'>): {
  readonly parts: OrderParts;
  readonly costs: OrderCosts;
} {
  if (status === 'completed' || status === 'verified') return { parts, costs };
  return { parts: noted(parts), costs: noted(costs) };
}

const noted = <L extends { readonly at?: Date | undefined }>(
  lines: Readonly<Record<string, L>>,
): Readonly<Record<string, L>> =>
  Object.fromEntries(Object.entries(lines).filter(([, { at }]) => at !== undefined));
