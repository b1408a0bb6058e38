import { assetRefsFields } from '../asset';
import type { Numbered } from '../record';
import { blankChecklist, type Checklist, isFilled } from './checklist';
import type { WorkOrder, WorkOrderLink } from './work-order';
import { workOrders } from './work-order-kind';

/** A checklist in two: what was filled in, and what is still open. */
export function splitChecklist(checklist: Checklist): {
  readonly filled: Checklist;
  readonly open: Checklist;
} {
  const entries = Object.entries(checklist);
  return {
    filled: Object.fromEntries(entries.filter(([, item]) => isFilled(item))),
    open: Object.fromEntries(entries.filter(([, item]) => !isFilled(item))),
  };
}

/**
 * A draft for the same work at the same place that takes over these checklist items, to be scheduled anew. What was
 * agreed goes along, what happened stays with `order`; the new one names it.
 */
export function successorOf(
  order: Numbered<WorkOrder> & { readonly id: string },
  link: WorkOrderLink,
  checklist: Checklist,
): WorkOrder {
  return {
    title: order.title,
    description: order.description,
    type: order.type,
    priority: order.priority,
    status: 'draft',
    statusGroup: 'open',
    customerRef: order.customerRef,
    siteRef: order.siteRef,
    contactRef: order.contactRef,
    ...assetRefsFields(order.assetRefs),
    leadId: order.leadId,
    leadName: order.leadName,
    crewRefs: order.crewRefs,
    crewIds: order.crewIds,
    timezone: order.timezone,
    dueDate: order.dueDate,
    dueSort: order.dueSort,
    checklist: blankChecklist(checklist),
    origin: order.origin,
    offerRef: order.offerRef,
    planRef: order.planRef,
    requestedBy: order.requestedBy,
    requireSignature: order.requireSignature,
    links: { [order.id]: { kind: link, name: workOrders.label(order) } },
  };
}
