import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

/** What is said of orders that nobody leads. */
export const NOBODY = 'Without a lead';

/** The orders of each lead, leads in the order of their names and nobody last. */
export function byLead<O extends Pick<Stored<WorkOrder>, 'leadId' | 'leadName'>>(
  orders: readonly O[],
): { readonly lead: string; readonly orders: readonly O[] }[] {
  const groups = new Map<string, O[]>();
  for (const order of orders) {
    const lead = order.leadId === '' ? NOBODY : (order.leadName ?? order.leadId);
    groups.set(lead, [...(groups.get(lead) ?? []), order]);
  }
  return [...groups]
    .map(([lead, ofLead]) => ({ lead, orders: ofLead }))
    .sort((a, b) => Number(a.lead === NOBODY) - Number(b.lead === NOBODY) || a.lead.localeCompare(b.lead));
}
