import type { Numbered, Stored } from '../record';
import { type WorkOrder, type WorkOrderLink, workOrders } from './work-order';

/** Orders that one order names at most, so that all of them can be shown. */
export const MAX_LINKS = 20;

/** How the other order stands to this one, where this one stands so to it. */
export const OPPOSITE_LINK: Readonly<Record<WorkOrderLink, WorkOrderLink>> = {
  followUpOf: 'followedBy',
  followedBy: 'followUpOf',
  duplicates: 'duplicatedBy',
  duplicatedBy: 'duplicates',
  blocks: 'blockedBy',
  blockedBy: 'blocks',
  splitFrom: 'splitInto',
  splitInto: 'splitFrom',
  relatesTo: 'relatesTo',
};

type Links = NonNullable<WorkOrder['links']>;
type Linked = Numbered<WorkOrder> & { readonly id: string };

/** The links of an order with one more to `other`, or why there cannot be. */
export function withLink(
  order: Stored<WorkOrder>,
  kind: WorkOrderLink,
  other: Linked,
): { readonly links: Links } | { readonly problem: string } {
  const { links = {} } = order;
  if (other.id === order.id) return { problem: 'An order cannot be linked to itself.' };
  if (!(other.id in links) && Object.keys(links).length >= MAX_LINKS)
    return { problem: `${workOrders.label(order)} has ${MAX_LINKS} links, and takes no more.` };
  return { links: { ...links, [other.id]: { kind, name: workOrders.label(other) } } };
}

/** The links of an order without the one to `otherId`. */
export function withoutLink({ links = {} }: WorkOrder, otherId: string): Links {
  const { [otherId]: _gone, ...rest } = links;
  return rest;
}
